import { TriangleAlert } from 'lucide-react';
import { cardPath } from '#contract/cards.ts';
import { checks, type Flag } from '#contract/card-checks.ts';
import type { Review } from '#contract/queued-reviews.ts';
import { anchorOf } from './field-lines.tsx';

/** What the automatic checks have seen: the first thing to look at. */
export function FlagList({ review }: { review: Review }) {
  const { flags } = review;
  if (flags.length === 0) return null;
  return (
    <section
      aria-label="Что нашли проверки"
      className="mt-4 rounded-card border border-error bg-error-soft p-3"
    >
      <ul className="flex flex-col gap-1">
        {flags.map((flag) => (
          <li key={`${flag.check} ${flag.path} ${flag.found}`} className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-1 size-4.5 shrink-0 text-error" />
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{checks[flag.check]}</span>{' '}
              <Place review={review} flag={flag} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const link = 'text-action underline underline-offset-4 hover:text-action-hover';

function Place({ review: { kind, fields }, flag }: { review: Review; flag: Flag }) {
  if (flag.check === 'duplicate') {
    return (
      <a href={cardPath({ kind, slug: flag.found })} target="_blank" className={link}>
        открыть другую карточку
      </a>
    );
  }
  const field = fields.find(({ path }) => path === flag.path);
  return (
    <>
      «{flag.found}»
      {field && (
        <>
          {', поле '}
          <a href={`#${anchorOf(field.path)}`} className={link}>
            {field.label}
          </a>
        </>
      )}
    </>
  );
}
