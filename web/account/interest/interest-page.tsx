import { cardPath } from '#contract/cards.ts';
import { type Interest, viewDays } from '#contract/card-views.ts';
import type { CardKind } from '#contract/categories.ts';
import { countOf, formatDay } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { ViewsChart } from './views-chart.tsx';

const times = ['раз', 'раза', 'раз'] as const;
/** Whoever has no card of their own cannot be named. */
const visitorWords: Record<CardKind, { unnamed: string; others: (count: number) => string }> = {
  resume: {
    unnamed: 'Семья без открытой вакансии',
    others: (count) => countOf(count, ['семья', 'семьи', 'семей']) + ' без открытой вакансии',
  },
  vacancy: {
    unnamed: 'Специалист без открытой анкеты',
    others: (count) =>
      countOf(count, ['специалист', 'специалиста', 'специалистов']) + ' без открытой анкеты',
  },
};

export function InterestPage({ interest }: { interest: Interest }) {
  const { title, kind, days, viewers, unnamed, openings } = interest;
  const words = visitorWords[kind];
  return (
    <div className="max-w-3xl">
      <p>
        <HrefLink
          href="/account"
          className={buttonStyles({ kind: 'quiet', size: 'small', className: '-ml-4' })}
        >
          В кабинет
        </HrefLink>
      </p>
      <h1 className="text-3xl">Кто смотрел</h1>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{title}</p>
      <section aria-labelledby="by-day" className="mt-8">
        <h2 id="by-day" className="text-xl">
          Просмотры за {countOf(viewDays, ['день', 'дня', 'дней'])}
        </h2>
        <ViewsChart days={days} />
        <p className="mt-2 text-sm text-muted">
          Гостя считаем раз в сутки, ваши просмотры и просмотры сотрудников — нет.
        </p>
      </section>
      <section aria-labelledby="openings" className="mt-10">
        <h2 id="openings" className="text-xl">
          Открыли контакты
        </h2>
        {openings.length === 0 ? (
          <p className="mt-2 text-muted">Пока никто.</p>
        ) : (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {openings.map(({ opened_at, card }) => (
              <Row
                key={opened_at}
                card={card}
                unnamed={words.unnamed}
                facts={formatDay(opened_at)}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="viewers" className="mt-10">
        <h2 id="viewers" className="text-xl">
          Смотрели
        </h2>
        {viewers.length === 0 && unnamed === 0 ? (
          <p className="mt-2 text-muted">Из тех, кто вошёл на сайт, пока никто.</p>
        ) : (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {viewers.map(({ card, ...seen }) => (
              <Row
                key={card.slug}
                card={card}
                unnamed={words.unnamed}
                facts={`${countOf(seen.times, times)}, последний — ${formatDay(seen.last_day)}`}
              />
            ))}
            {unnamed > 0 && (
              <li className="py-3 text-muted">
                {viewers.length > 0 ? 'И ещё ' : ''}
                {words.others(unnamed)}
              </li>
            )}
          </ul>
        )}
      </section>
    </div>
  );
}

interface RowProps {
  card: Interest['openings'][number]['card'];
  unnamed: string;
  facts: string;
}

function Row({ card, unnamed, facts }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      {card ? (
        <HrefLink
          href={cardPath(card)}
          className="min-w-0 font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
        >
          {card.title}, {card.city.name}
        </HrefLink>
      ) : (
        <span>{unnamed}</span>
      )}
      <span className="numbers text-sm text-muted">{facts}</span>
    </li>
  );
}
