import { Check } from 'lucide-react';
import { classes } from '#web/ui/style/classes.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { doneTitles, type RatingStep } from './next-step.ts';

type RatingStepsProps = { list: readonly RatingStep[]; next: RatingStep | null };

export function RatingSteps({ list, next }: RatingStepsProps) {
  return (
    <ol className="grid border-t border-line pt-4 sm:grid-cols-2 sm:gap-x-8">
      {list.map((step) => (
        <li key={step.key} className="flex min-h-11 items-center gap-3 py-1.5">
          <Mark done={step.has} />
          <Words step={step} isNext={step === next} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ done }: { done: boolean }) {
  return (
    <span
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full',
        done ? 'bg-action text-on-action' : 'border border-line-strong',
      )}
    >
      {done && <Check aria-hidden strokeWidth={3} className="size-4" />}
    </span>
  );
}

/** With the browser's own text at its largest a word alone is wider than a phone. */
const words = 'min-w-0 [overflow-wrap:break-word] hyphens-auto';

function Words({ step, isNext }: { step: RatingStep; isNext: boolean }) {
  if (step.has) return <span className={classes(words, 'text-muted')}>{doneTitles[step.key]}</span>;
  return (
    <FormLink
      href={step.href}
      className={classes(
        words,
        'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action-hover',
        isNext ? 'font-semibold text-action' : 'text-action',
      )}
    >
      {step.title}
    </FormLink>
  );
}
