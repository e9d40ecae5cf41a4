import { PencilLine } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Freshness } from '../../tile/freshness.tsx';
import { formHref } from '../../owner/address.ts';
import { FormLink } from '../../owner/form-link.tsx';

/** What was begun and left, before anything new is offered. */
export function UnfinishedList({ cards }: { cards: readonly OwnCard[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {cards.map((card) => (
        <li
          key={card.slug}
          className="flex flex-col gap-3 rounded-card bg-action-soft p-4 sm:flex-row sm:items-center sm:gap-5 sm:p-5"
        >
          <PencilLine aria-hidden className="hidden size-7 shrink-0 text-action sm:block" />
          <div className="min-w-0 grow">
            <p className="font-semibold [overflow-wrap:anywhere]">
              Вы уже начали: {card.category.name.toLowerCase()}
            </p>
            <p className="text-sm [overflow-wrap:anywhere] text-muted">
              {card.draft.title ? `«${card.title}», правка ` : 'Правка '}
              <Freshness iso={card.updated_at} />
            </p>
          </div>
          <FormLink
            href={formHref({ kind: card.kind, category: card.category.slug })}
            className={`${buttonStyles({})} shrink-0`}
          >
            Продолжить
          </FormLink>
        </li>
      ))}
    </ul>
  );
}
