import type { Rating } from '#contract/rating.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { actions, nextStepOf, reasons } from './next-step.ts';
import { RatingRing } from './rating-ring.tsx';
import { RatingSteps } from './rating-steps.tsx';

/** What to do next, and why. */
export function RatingCard({ rating }: { rating: Rating }) {
  const next = nextStepOf(rating.list);
  return (
    <Card as="section" aria-labelledby="next" className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center sm:gap-8">
        <RatingRing value={rating.value} />
        <div className="min-w-0 grow">
          <h2 id="next" className="text-2xl">
            {next ? next.title : 'Всё сделано'}
          </h2>
          <p className="mt-1.5 text-muted">
            {next ? reasons[next.key] : 'Профиль заполнен целиком: таким отвечают охотнее.'}
          </p>
          {next && (
            <FormLink href={next.href} className={buttonStyles({ className: 'mt-4' })}>
              {actions[next.key]}
            </FormLink>
          )}
        </div>
      </div>
      <RatingSteps list={rating.list} next={next} />
    </Card>
  );
}
