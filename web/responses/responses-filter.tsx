import type { OwnCard } from '#contract/own-cards.ts';
import { formatQuery } from '#contract/query-string.ts';
import { responseStatusSchema } from '#contract/response-states.ts';
import type { ResponseCounts } from '#contract/responses.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { PillRow } from '#web/ui/controls/pill-row.tsx';
import { pillStyles } from '#web/ui/controls/pill-styles.ts';
import type { ResponsesSearch } from './responses-search.ts';
import { statusNames } from './words.ts';

interface ResponsesFilterProps {
  cards: OwnCard[];
  counts: ResponseCounts;
  search: ResponsesSearch;
}

/** Links, so that they work without a script and can be kept. */
export function ResponsesFilter({ cards, counts, search }: ResponsesFilterProps) {
  const statuses = responseStatusSchema.options.filter(
    (status) => counts.by_status[status] > 0 || status === search.status,
  );
  return (
    <nav aria-label="Какие отклики" className="mt-5 flex max-w-3xl flex-col gap-3">
      {cards.length > 1 && (counts.all > 0 || search.card) && (
        <PillRow chosen={hrefOf({ card: search.card, status: search.status })}>
          <Chip href={hrefOf({ status: search.status })} isOn={!search.card}>
            Все карточки
          </Chip>
          {cards.map((card) => (
            <Chip
              key={card.slug}
              href={hrefOf({ card: card.slug, status: search.status })}
              isOn={card.slug === search.card}
              mark={card.responses.unread > 0 && <Count>{card.responses.unread}</Count>}
            >
              {card.title}
            </Chip>
          ))}
        </PillRow>
      )}
      {statuses.length > 0 && (
        <PillRow chosen={hrefOf({ card: search.card, status: search.status })}>
          <Chip href={hrefOf({ card: search.card })} isOn={!search.status}>
            Все <Quiet>{counts.all}</Quiet>
          </Chip>
          {statuses.map((status) => (
            <Chip
              key={status}
              href={hrefOf({ card: search.card, status })}
              isOn={status === search.status}
            >
              {statusNames[status]} <Quiet>{counts.by_status[status]}</Quiet>
            </Chip>
          ))}
        </PillRow>
      )}
    </nav>
  );
}

export function hrefOf({ card, status, page }: ResponsesSearch): string {
  const query = { card, status, page: page && page > 1 ? page : null };
  return `/account/responses${formatQuery(query)}`;
}

type ChipProps = { href: string; isOn: boolean; mark?: React.ReactNode; children: React.ReactNode };

/** On a phone a long title keeps to its line, and the mark stays in sight. */
function Chip({ href, isOn, mark, children }: ChipProps) {
  return (
    <HrefLink href={href} keepScroll className={pillStyles(isOn)}>
      <span className="min-w-0 max-sm:truncate">{children}</span>
      {mark}
    </HrefLink>
  );
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <span className="numbers opacity-75">{children}</span>
);

const Count = ({ children }: { children: number }) => (
  <span className="numbers shrink-0 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
    <span className="sr-only">новых: </span>
    {children}
  </span>
);
