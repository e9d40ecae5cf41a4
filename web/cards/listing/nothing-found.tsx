import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptySearchIllustration } from '#web/ui/illustrations/empty-search.tsx';
import { cardsCount } from '../area-words.ts';
import { HrefLink } from '../href-link.tsx';
import type { Advice } from './advice.ts';
import { chipsOf } from './chips.ts';
import type { Listing } from './load-listing.ts';

const nothing: Record<Listing['kind'], string> = {
  resume: 'По этим условиям никого нет',
  vacancy: 'По этим условиям вакансий нет',
};

/** Never empty without advice: which filter to drop, or where else to look. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { kind, filters, definitions, path, advice } = listing;
  const hasFilters = chipsOf(filters, definitions).length > 0;
  return (
    <EmptyState
      title={hasFilters ? nothing[kind] : 'Здесь пока пусто'}
      text={
        advice.length > 0
          ? 'Вот что можно изменить:'
          : 'Загляните позже: новые карточки появляются каждый день.'
      }
      illustration={<EmptySearchIllustration />}
      action={
        <>
          {hasFilters && (
            <HrefLink href={path} className={buttonStyles({})}>
              Сбросить фильтры
            </HrefLink>
          )}
          {advice.map((one) => (
            <AdviceLink key={one.href} advice={one} count={countOf(kind, one)} />
          ))}
        </>
      }
    />
  );
}

const countOf = (kind: Listing['kind'], { total, isExact }: Advice) =>
  cardsCount(kind, total, isExact);

function AdviceLink({ advice, count }: { advice: Advice; count: string }) {
  return (
    <HrefLink href={advice.href} className={buttonStyles({ kind: 'secondary' })}>
      <span>
        {advice.text} <span className="numbers font-normal text-muted">{count}</span>
      </span>
    </HrefLink>
  );
}
