import { ChevronRight } from 'lucide-react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { cardsCount } from '#web/cards/areas/area-words.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import type { Advice } from '../listing/advice.ts';
import { chipsOf } from '../state/chips.ts';
import type { Listing } from '../listing/load-listing.ts';

const nothing: Record<Listing['kind'], string> = {
  resume: 'По этим условиям никого нет',
  vacancy: 'По этим условиям вакансий нет',
};

/** Never empty without advice: which filter to drop, or where else to look. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { kind, path, advice } = listing;
  const hasFilters = chipsOf(listing).length > 0;
  return (
    <>
      <EmptyState
        title={hasFilters ? nothing[kind] : 'Здесь пока пусто'}
        text={
          advice.length > 0
            ? 'Вот что можно изменить:'
            : 'Загляните позже: новые карточки появляются каждый день.'
        }
        illustration={<Illustration name="empty-search" />}
        className="pb-4!"
        action={
          hasFilters &&
          advice.length === 0 && (
            <HrefLink href={path} className={buttonStyles({})}>
              Сбросить фильтры
            </HrefLink>
          )
        }
      />
      {advice.length > 0 && <AdviceList listing={listing} />}
    </>
  );
}

/** Ways to more cards, under the one or two that were found. */
export function MoreAdvice({ listing }: { listing: Listing }) {
  if (listing.advice.length === 0) return null;
  return (
    <section aria-labelledby="more-advice" className="mt-10">
      <h2 id="more-advice" className="mb-2 text-xl">
        Как найти больше
      </h2>
      <AdviceList listing={listing} />
    </section>
  );
}

function AdviceList({ listing: { kind, advice } }: { listing: Listing }) {
  return (
    <ul aria-label="Что можно изменить" className="mx-auto flex max-w-xl flex-col">
      {advice.map((one) => (
        <li key={one.href} className="border-b border-line last:border-0">
          <AdviceLink advice={one} count={cardsCount(kind, one.total, one.isExact)} />
        </li>
      ))}
    </ul>
  );
}

function AdviceLink({ advice, count }: { advice: Advice; count: string }) {
  return (
    <HrefLink
      href={advice.href}
      className="flex min-h-14 items-center gap-3 rounded-control px-3 py-2 no-underline transition-colors hover:bg-action-soft"
    >
      <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere] text-action">
          {advice.text}
        </span>
        <span className="numbers shrink-0 text-sm text-muted">{count}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </HrefLink>
  );
}
