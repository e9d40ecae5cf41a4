import type { QuestionLine } from '#contract/question-editing.ts';
import { countOf } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { LeftOutButton } from './left-out-button.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { genitiveCards, typeWords } from './type-words.ts';

interface QuestionRowProps {
  question: QuestionLine;
  href: string;
  /** Null: it has its place in another list. */
  places: { onUp: (() => void) | null; onDown: (() => void) | null } | null;
  /** Whose list it is; null: of those asked of every card. */
  category: number | null;
}

export function QuestionRow({ question, href, places, category }: QuestionRowProps) {
  const { label, type, answers, hidden, required, filterable, shown_on_card } = question;
  const uses = [
    required && 'обязательный',
    filterable && 'в фильтрах',
    shown_on_card && 'на плитке',
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-x-2 py-1 pr-1 pl-4">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-1 pb-1 sm:pb-0">
        <div className="flex grow basis-full flex-wrap lg:basis-60 items-center gap-x-3">
          <HrefLink
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
          >
            {label}
          </HrefLink>
          {hidden && <Badge>Спрятан</Badge>}
          {!places && <Badge tone="info">Общий</Badge>}
          {question.left_out && <Badge>Здесь не задают</Badge>}
        </div>
        <p className="text-sm text-muted lg:w-[27rem] lg:shrink-0">
          {[typeWords[type], ...uses].join(' · ')}
        </p>
        <p className="numbers text-sm text-muted lg:w-44 lg:shrink-0">
          {answers > 0 ? `есть у ${countOf(answers, genitiveCards)}` : 'ответов нет'}
        </p>
      </div>
      <div className="flex min-w-33 shrink-0 justify-end">
        {places && <MoveButtons name={label} {...places} />}
        {!places && category !== null && <LeftOutButton question={question} category={category} />}
      </div>
    </li>
  );
}
