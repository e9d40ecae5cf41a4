import { Check, CircleAlert } from 'lucide-react';
import type { Draft } from '#contract/drafts.ts';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';
import { classes } from '#web/ui/style/classes.ts';
import type { FieldErrors } from '../draft/check.ts';
import { FormLink } from '../../owner/form-link.tsx';
import { benefitOf } from '../draft/step-benefit.ts';
import { isStepDone, stepOf, type FormStep } from '../draft/steps.ts';

export type StepListProps = {
  steps: readonly FormStep[];
  at: number;
  draft: Draft;
  errors: FieldErrors;
  hrefOf: (step: number) => string;
  onChoose?: () => void;
};

/** Every step is open at any time; those after the first only make the card better. */
export function StepList({ steps, at, draft, errors, hrefOf, onChoose }: StepListProps) {
  const wrong = new Set(Object.keys(errors).map((path) => stepOf(steps, path)));
  const more = steps.slice(1);
  const done = more.filter((step) => isStepDone(step, draft)).length;
  return (
    <ol className="flex flex-col gap-1">
      {steps.map((step, index) => (
        <li key={step.title}>
          {index === 1 && (
            <div className="mt-3 mb-2 px-3">
              <ProgressBar
                label={`Дополнено ${done} из ${more.length}`}
                value={done / more.length}
              />
            </div>
          )}
          <FormLink
            href={hrefOf(index)}
            onClick={onChoose}
            aria-current={index === at ? 'step' : undefined}
            className={classes(
              'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 text-sm no-underline transition-colors',
              index === at
                ? 'bg-action-soft font-semibold text-on-action-soft'
                : 'text-ink hover:bg-surface-soft',
            )}
          >
            <StepMark number={index + 1} done={isStepDone(step, draft)} wrong={wrong.has(index)} />
            <span className="min-w-0">
              {step.title}
              <Benefit step={step} draft={draft} />
            </span>
          </FormLink>
        </li>
      ))}
    </ol>
  );
}

function Benefit({ step, draft }: { step: FormStep; draft: Draft }) {
  const benefit = benefitOf(step, draft);
  return benefit && <span className="block text-xs font-normal text-muted">{benefit}</span>;
}

type MarkProps = { number: number; done: boolean; wrong: boolean };

function StepMark({ number, done, wrong }: MarkProps) {
  const mark = 'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold numbers';
  if (wrong) {
    return (
      <span className={classes(mark, 'bg-error-soft text-error')}>
        <CircleAlert aria-hidden className="size-4.5" />
        <span className="sr-only">Есть что поправить:</span>
      </span>
    );
  }
  if (done) {
    return (
      <span className={classes(mark, 'bg-action text-on-action')}>
        <Check aria-hidden strokeWidth={3} className="size-4" />
        <span className="sr-only">Заполнено:</span>
      </span>
    );
  }
  return (
    <span aria-hidden className={classes(mark, 'border border-line-strong text-muted')}>
      {number}
    </span>
  );
}
