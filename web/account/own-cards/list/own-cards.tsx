import { Plus } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import type { OwnCard as Own } from '#contract/own-cards.ts';
import { createHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { OwnCard } from './own-card.tsx';

const titles: Record<CardKind, string> = { vacancy: 'Мои вакансии', resume: 'Мои анкеты' };

type OwnCardsProps = { kind: CardKind; cards: readonly Own[]; hasDrafts: boolean };

export function OwnCards({ kind, cards, hasDrafts }: OwnCardsProps) {
  const isEmpty = cards.length === 0;
  return (
    <section aria-labelledby="own-cards" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-cards" className="text-2xl">
          {titles[kind]}
        </h2>
        <FormLink
          href={createHref(kind)}
          className={buttonStyles({ kind: isEmpty && !hasDrafts ? 'primary' : 'secondary' })}
        >
          <Plus aria-hidden className="size-5" />
          {kindWords[kind].create}
        </FormLink>
      </div>
      {isEmpty ? (
        <p className="text-muted">
          Здесь появится то, что вы опубликуете. {hasDrafts ? 'Начатое ждёт ниже.' : ''}
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {cards.map((card) => (
            <OwnCard key={card.slug} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
