import { Check } from 'lucide-react';
import { classes } from '#web/ui/style/classes.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { confirmedTitles, doneTitles, type RatingStep } from './next-step.ts';

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

const link =
  'inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover';

function Words({ step, isNext }: { step: RatingStep; isNext: boolean }) {
  const { key, title, has, href, confirmed } = step;
  if (!has) {
    return (
      <FormLink href={href} className={classes(words, link, isNext && 'font-semibold')}>
        {title}
      </FormLink>
    );
  }
  const isWaiting = confirmed === false;
  return (
    <span className={classes(words, 'flex flex-wrap items-center gap-x-2 text-muted')}>
      {(confirmed && confirmedTitles[key]) || doneTitles[key]}
      {isWaiting && (
        <FormLink href={href} className={link}>
          Подтвердить
        </FormLink>
      )}
    </span>
  );
}
