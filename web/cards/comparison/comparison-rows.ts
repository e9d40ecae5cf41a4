import type { CardPage } from '#contract/cards.ts';
import type { ComparedFavorite } from '#contract/favorites.ts';
import { perHourText } from '#contract/pay-per-hour.ts';
import { payText } from '#contract/pay.ts';
import { capitalize, countOf } from '#contract/russian.ts';
import { answerTimeText } from '../tile/answer-time.ts';
import { placeLine } from '../tile/card-words.ts';

export interface ComparisonRow {
  label: string;
  /** One for each card; null: it does not say. */
  texts: (string | null)[];
  /** All cards say the same. */
  isSame: boolean;
}

interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

const years = ['год', 'года', 'лет'] as const;

/** What cards say side by side, in the order of the first that says it. */
export function comparisonGroups(cards: ComparedFavorite[]): ComparisonGroup[] {
  const groups = [{ title: 'Главное', rows: mainRows(cards) }, ...answerGroups(cards)];
  return groups.filter(({ rows }) => rows.length > 0);
}

function mainRows(cards: ComparedFavorite[]): ComparisonRow[] {
  const facts: [string, (card: ComparedFavorite) => string | null][] = [
    ['Ваша заметка', ({ note }) => note || null],
    ['Оплата', ({ pay }) => payText(pay)],
    ['В пересчёте', ({ pay_per_hour_kopecks: sum }) => (sum === null ? null : perHourText(sum))],
    ['Где', (card) => placeLine(card)],
    ['Возраст', ({ owner: { age } }) => (age === null ? null : countOf(age, years))],
    ['Паспорт', ({ owner }) => (owner.verified_passport ? 'Проверен' : 'Не проверяли')],
    ['На сайте', ({ owner }) => capitalize(owner.last_seen)],
    ['Ответы', ({ answer_minutes: m }) => (m === null ? null : capitalize(answerTimeText(m)))],
  ];
  return facts
    .map(([label, textOf]) => rowOf(label, cards.map(textOf)))
    .filter(({ texts }) => texts.some((text) => text !== null));
}

/** By the groups of the form; cards of different work meet where their questions are the same. */
function answerGroups(cards: CardPage[]): ComparisonGroup[] {
  const titles = unique(cards.flatMap(({ groups }) => groups.map(({ title }) => title)));
  return titles.map((title) => {
    const said = cards.map(({ groups }) => saidIn(groups.find((group) => group.title === title)));
    const labels = unique(said.flatMap((answers) => [...answers.keys()]));
    const rows = labels.map((label) =>
      rowOf(
        label,
        said.map((answers) => answers.get(label) ?? null),
      ),
    );
    return { title, rows };
  });
}

function saidIn(group: CardPage['groups'][number] | undefined): Map<string, string> {
  if (!group) return new Map();
  return new Map([
    ...group.lines.map(({ label, text }) => [label, text] as const),
    ...group.yes.map((label) => [label, 'Да'] as const),
    ...group.no.map((label) => [label, 'Нет'] as const),
  ]);
}

function rowOf(label: string, texts: (string | null)[]): ComparisonRow {
  return { label, texts, isSame: new Set(texts).size === 1 };
}

const unique = (texts: string[]) => [...new Set(texts)];
