import { cardNames, cardPath, cardStateWords } from '#contract/cards.ts';
import type { FoundCard } from '#contract/people.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { personPath } from './people-search.ts';
import { nameOf } from './person-words.ts';

const link =
  'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover';

export function FoundCards({ cards }: { cards: FoundCard[] }) {
  return (
    <section aria-labelledby="found-cards">
      <h2 id="found-cards" className="text-lg">
        Карточки
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-x-6 px-4 py-1">
            <CardName card={card} />
            <p className="text-sm text-muted">
              {cardNames[card.kind]} {cardStateWords[card.state]}
            </p>
            <p className="text-sm text-muted">
              владелец:{' '}
              <HrefLink href={personPath(card.owner.id)} className={`${link} text-base`}>
                {nameOf(card.owner)}
              </HrefLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page is there for what people see only. */
function CardName({ card }: { card: FoundCard }) {
  if (card.state !== 'published') return <p className="py-2.5 font-semibold">{card.title}</p>;
  return (
    <HrefLink href={cardPath(card)} className={link}>
      {card.title}
    </HrefLink>
  );
}
