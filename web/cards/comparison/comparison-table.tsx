import { X } from 'lucide-react';
import type { ComparedFavorite } from '#contract/favorites.ts';
import { weekText } from '#contract/week-text.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { WeekPicture } from '#web/ui/week/week-picture.tsx';
import { CardFace } from '../tile/card-face.tsx';
import { CardLink } from '../tile/card-link.tsx';
import { cardName } from '../tile/card-words.ts';
import { comparisonGroups, type ComparisonRow } from './comparison-rows.ts';
import { comparisonHref } from './comparison-search.ts';

/*
 * Rows are grids: on a phone the question stands above the answers, since a column for the questions
 * would leave them no room. Large type has none for three columns either: answers stand below one
 * another, each with the name of whose it is.
 */
const columns = {
  2: 'grid grid-cols-2 gap-x-3 md:grid-cols-[12rem_repeat(2,minmax(0,1fr))] md:gap-x-6',
  3: 'grid grid-cols-3 gap-x-3 large:max-md:grid-cols-1 large:max-md:gap-y-1.5 md:grid-cols-[12rem_repeat(3,minmax(0,1fr))] md:gap-x-6',
};
const question =
  'col-span-full mb-0.5 text-left font-normal text-muted large:max-md:font-semibold large:max-md:text-ink md:col-span-1';
const answer = 'min-w-0 [overflow-wrap:anywhere] hyphens-auto whitespace-pre-line';

const hiddenName = 'Имя скрыто';

type ComparisonTableProps = { cards: ComparedFavorite[]; differ: boolean };

export function ComparisonTable({ cards, differ }: ComparisonTableProps) {
  const row = columns[cards.length === 3 ? 3 : 2];
  const groups = comparisonGroups(cards)
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !differ || !isSame) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <table className="mt-4 block text-sm sm:text-base">
      <caption className="sr-only">Карточки рядом</caption>
      <thead
        className={classes(
          'top-0 z-10 block border-b border-line-strong bg-paper py-3',
          cards.length === 3 ? 'sticky large:max-md:static' : 'sticky',
        )}
      >
        <tr className={row}>
          <td className="hidden md:block">
            <VisuallyHidden>О чём</VisuallyHidden>
          </td>
          {cards.map((card) => (
            <CardHead key={card.slug} card={card} cards={cards} />
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} className="block">
          <tr className="block">
            <th scope="rowgroup" colSpan={cards.length + 1} className={groupTitle}>
              {title}
            </th>
          </tr>
          {rows.map((one) => (
            <Row key={one.label} row={one} cards={cards} className={row} />
          ))}
        </tbody>
      ))}
      {cards.some(({ week }) => week !== null) && (
        <tbody className="block">
          <tr className={`${row} mt-8 border-t border-line pt-4`}>
            <th scope="row" className={question}>
              По дням недели
            </th>
            {cards.map((card) => (
              <td key={card.slug} className={answer}>
                {cards.length === 3 && <OwnerOfAnswer card={card} />}
                {card.week ? <Week value={card.week} /> : <Unsaid />}
              </td>
            ))}
          </tr>
        </tbody>
      )}
    </table>
  );
}

const groupTitle = 'block pt-8 pb-2 text-left font-display text-xl font-semibold';

function CardHead({ card, cards }: { card: ComparedFavorite; cards: ComparedFavorite[] }) {
  const others = cards.filter(({ slug }) => slug !== card.slug).map(({ slug }) => slug);
  return (
    <th scope="col" className="flex min-w-0 flex-col gap-1 text-left font-normal">
      <span className="hidden sm:block">
        <CardFace card={card} />
      </span>
      <CardLink
        card={card}
        className="line-clamp-3 font-semibold text-action underline underline-offset-4 hover:text-action-hover"
      >
        {card.owner.name ?? hiddenName}
      </CardLink>
      <span className="line-clamp-2 text-muted">{card.title}</span>
      {cards.length > 2 && (
        <HrefLink
          href={comparisonHref({ slug: others })}
          keepScroll
          className="mt-auto -ml-1 inline-flex min-h-11 items-center gap-1 self-start rounded-control px-1 text-sm text-action print:hidden"
        >
          <X aria-hidden className="size-4" />
          Убрать
          <VisuallyHidden> «{cardName(card)}»</VisuallyHidden>
        </HrefLink>
      )}
    </th>
  );
}

interface RowProps {
  row: ComparisonRow;
  cards: ComparedFavorite[];
  className: string;
}

function Row({ row: { label, texts }, cards, className }: RowProps) {
  return (
    <tr className={`${className} border-t border-line py-2.5`}>
      <th scope="row" className={question}>
        {label}
      </th>
      {cards.map((card, at) => (
        <td key={card.slug} className={answer}>
          {cards.length === 3 && <OwnerOfAnswer card={card} />}
          {texts[at] ?? <Unsaid />}
        </td>
      ))}
    </tr>
  );
}

/** For the eye: a reader of the screen tells the head of the column. */
function OwnerOfAnswer({ card }: { card: ComparedFavorite }) {
  return (
    <span aria-hidden className="hidden text-muted large:max-md:inline">
      {card.owner.name ?? hiddenName}:{' '}
    </span>
  );
}

/** A phone has no room for as many pictures. */
function Week({ value }: { value: string[] }) {
  return (
    <>
      <span className="md:hidden">{weekText(value) || 'часы не названы'}</span>
      <div className="max-md:hidden">
        <WeekPicture value={value} />
      </div>
    </>
  );
}

function Unsaid() {
  return (
    <span className="text-muted">
      <span aria-hidden>—</span>
      <VisuallyHidden>не сказано</VisuallyHidden>
    </span>
  );
}
