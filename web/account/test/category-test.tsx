import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import {
  type Assessment,
  selfAssessmentCalls,
  type SkillLevel,
  skillLevels,
} from '#contract/self-assessment.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSaveAtOnce } from '#web/lib/forms/save-at-once.ts';
import { SavedState } from '#web/lib/forms/saved-state.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

const levels = Object.entries(skillLevels).map(([value, label]) => ({
  value: value as SkillLevel,
  label,
}));

interface CategoryTestProps {
  assessment: Assessment;
  isOpen?: boolean;
}

export function CategoryTest({ assessment, isOpen = false }: CategoryTestProps) {
  const { category, skills } = assessment;
  const { value, change, ...saved } = useAnswers(assessment);
  const answered = Object.keys(value.answers).length;
  return (
    <details
      open={isOpen}
      className="group/test rounded-card border border-line bg-surface px-3 sm:px-6"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow text-lg font-semibold">{category.name}</span>
        <span className="numbers shrink-0 text-sm text-muted">
          {answered} из {skills.length}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/test:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line py-5">
        {skills.map(({ key, text }) => (
          <RadioGroup
            key={key}
            label={text}
            look="columns"
            options={levels}
            value={value.answers[key] ?? null}
            onValueChange={(level) =>
              void change({ ...value, answers: { ...value.answers, [key]: level } })
            }
          />
        ))}
        <div className="border-t border-line pt-3">
          <Switch
            label="Показывать ответы в анкете"
            hint="Семьи увидят то, что вы делаете уверенно, и то, в чём есть немного опыта"
            checked={value.is_shown}
            onChange={(event) => void change({ ...value, is_shown: event.target.checked })}
          />
          <SavedState {...saved} />
        </div>
      </div>
    </details>
  );
}

type Said = Pick<Assessment, 'answers' | 'is_shown'>;

function useAnswers({ category, answers, is_shown }: Assessment) {
  const api = useApi();
  const [kept] = useState<Said>({ answers, is_shown });
  return useSaveAtOnce(kept, (said) =>
    api.call(selfAssessmentCalls.update, { body: { category: category.slug, ...said } }),
  );
}
