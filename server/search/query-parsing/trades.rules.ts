import type { CardKind } from '#contract/categories.ts';
import { isMatter, type QuerySegment } from './segments.rules.ts';
import type { Asking, Vocabulary } from './vocabulary.rules.ts';

/** A word that the questions of more kinds of work have tells of none. */
const tellingAtMost = 3;

interface Asked {
  kind: CardKind;
  stems: ReadonlyMap<string, string>;
}

/**
 * Kinds of work that are meant where none is named: «почистить снег на даче» is said of those who
 * are asked about snow. Null: nothing tells.
 */
export function impliedTrades(
  parts: QuerySegment[],
  { asks, askedIn, idle }: Vocabulary,
  { kind, stems }: Asked,
): number[] | null {
  const evidence = parts.flatMap((part) => {
    const { as, text, terms } = part;
    const stem = stems.get(text) ?? '';
    const asking =
      as === 'word' && stem !== '' && !idle.has(stem)
        ? (askedIn.get(stem) ?? [])
        : as === 'choice'
          ? terms.flatMap((term) => asks.get(term) ?? [])
          : [];
    const trades = tradesOf(asking, kind);
    return trades === null
      ? []
      : [{ trades, isWord: as === 'word', isMatter: as === 'choice' && isMatter(part) }];
  });
  // «высокий» is said of hedges, but mathematics of lessons only.
  const matters = evidence.filter((one) => one.isMatter);
  const words = matters.length > 0 ? matters : evidence.filter(({ isWord }) => isWord);
  // The most telling first; what contradicts it was said of something else.
  const [first, ...others] = (words.length > 0 ? words : evidence)
    .map(({ trades }) => trades)
    .toSorted((a, b) => a.length - b.length);
  if (!first) return null;
  return others.reduce((meant, trades) => {
    const both = meant.filter((trade) => trades.includes(trade));
    return both.length > 0 ? both : meant;
  }, first);
}

/** Null: many are asked, or everybody. */
function tradesOf(asking: Asking[], kind: CardKind): number[] | null {
  const here = asking.filter((one) => one.kind === kind);
  const trades = [...new Set(here.flatMap(({ categoryId }) => categoryId ?? []))];
  const isCommon = here.some(({ categoryId }) => categoryId === null);
  return isCommon || trades.length === 0 || trades.length > tellingAtMost ? null : trades;
}
