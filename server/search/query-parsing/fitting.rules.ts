import { isLink } from '#contract/joining-words.ts';
import { weekCells } from '#contract/week.ts';
import { type Asked, isAskedIn } from './meanings.rules.ts';
import { type QuerySegment, wordSegment } from './segments.rules.ts';
import type { Vocabulary } from './vocabulary.rules.ts';

const wordsOf = ({ text, isInner }: QuerySegment): QuerySegment[] =>
  isInner ? [] : text.split(' ').map(wordSegment);

/**
 * Some phrases name a category without saying it («помыть окна» is домработница).
 * - No category is asked for (`asked` null): the first such phrase adds its category as words, so
 *   «помыть окна» is searched as «домработница».
 * - The phrase belongs to the category asked for («домработница помыть окна»): it is a stop word,
 *   unless it also stands for a choice.
 * - It belongs to another category («няня помыть окна»): its plain words are searched.
 */
export function takeWork(
  parts: QuerySegment[],
  asked: ((work: string) => boolean) | null,
): QuerySegment[] {
  const work = asked ? null : (parts.find((part) => part.work)?.work ?? null);
  let isSaid = false;
  return parts.flatMap((part): QuerySegment[] => {
    if (!part.work) return [part];
    const { work: own, ...choice } = part;
    const rest = choice.terms.length > 0 ? [choice] : [];
    if (asked?.(own)) return rest.length > 0 ? rest : [{ ...choice, as: 'idle' }];
    if (own !== work) return rest.length > 0 ? rest : wordsOf(part);
    const name = isSaid ? [] : wordsOf({ ...part, text: own });
    isSaid = true;
    return [...name, ...rest];
  });
}

const nots = new Set(['не', 'кроме']);
const without = new Set(['не', 'без', 'кроме']);

/**
 * What is not wanted: «не к лежачим» is any other answer to that question. Words after «не» and
 * «без» are not looked for at all: whatever has them is the very opposite.
 */
export function takeRefusals(
  parts: QuerySegment[],
  vocabulary: Vocabulary,
  asked: Asked,
): QuerySegment[] {
  const read: QuerySegment[] = [];
  for (const part of parts) {
    const joins = part.as === 'word' && isLink(part.text);
    const before = joins ? null : refusalBefore(read);
    const isRefused = before && (part.as === 'choice' ? nots : without).has(before.word);
    if (!before || !isRefused || !(part.as === 'word' || part.as === 'choice')) {
      read.push(part);
      continue;
    }
    const said = [...read.splice(before.at), part].map(({ text }) => text).join(' ');
    const others = part.as === 'choice' ? othersThan(part.terms, vocabulary, asked) : [];
    const as = others.length > 0 ? 'choice' : 'idle';
    const unwanted = as === 'idle' ? refusedAnswers(part, vocabulary, asked) : [];
    read.push({ as, text: said, terms: others, ...(unwanted.length > 0 && { unwanted }) });
  }
  return read;
}

/** «без готовки»: whoever cooks comes after those who do not, in the work that was named. */
function refusedAnswers({ text }: QuerySegment, vocabulary: Vocabulary, asked: Asked): string[] {
  if (asked.categoryId === null) return [];
  const answers = vocabulary.answersOf.get(asked.stems?.get(text) ?? '') ?? [];
  return answers.filter((term) => isOwn(term, vocabulary, asked));
}

function refusalBefore(read: QuerySegment[]): { at: number; word: string } | null {
  const last = read.at(-1);
  const at = read.length - (last?.as === 'word' && isLink(last.text) ? 2 : 1);
  const part = read[at];
  return part?.as === 'word' && without.has(part.text) ? { at, word: part.text } : null;
}

const keyOf = (term: string) => term.slice(0, term.indexOf(':'));

/** All other answers to the question; none when the terms answer several. */
function othersThan(terms: string[], vocabulary: Vocabulary, asked: Asked): string[] {
  const fitting = terms.filter((term) => fits(term, vocabulary, asked));
  const keys = new Set(fitting.map(keyOf));
  const [key] = keys;
  if (key === undefined || keys.size > 1) return [];
  const all =
    key === 'schedule'
      ? weekCells.map((cell) => `schedule:${cell}`)
      : [...vocabulary.asks.keys()].filter(
          (term) => term.startsWith(`${key}:`) && term !== `${key}:`,
        );
  return all.filter((term) => !fitting.includes(term) && fits(term, vocabulary, asked));
}

/** Of what, nobody has understood. */
const bareNumber = /^\d+(?:[.,:/]\d+)*$/;

/**
 * Choices that nobody is asked for in this kind of work are words again: a driver for old people is
 * no carer. So are words that cards have as they are («музыка») where no work is named, since more
 * than one may go with them. What the work itself is asked says it better than what everybody is.
 */
export function fittingParts(
  parts: QuerySegment[],
  vocabulary: Vocabulary,
  asked: Asked,
): QuerySegment[] {
  const fitting = parts.flatMap((part): QuerySegment[] => {
    if (asked.categoryId === null && part.isWordOfCards) return wordsOf(part);
    if (part.as !== 'choice' || (part.terms.length === 0 && part.pay)) return [part];
    const terms = part.terms.filter((term) => fits(term, vocabulary, asked));
    const own = terms.filter((term) => isOwn(term, vocabulary, asked));
    if (terms.length === 0) return part.pay ? [{ ...part, terms }] : wordsOf(part);
    const meant = own.length > 0 ? own : terms;
    return [
      { ...part, terms: meant, nearer: part.nearer?.filter((term) => meant.includes(term)) ?? [] },
    ];
  });
  return fitting.map((part) =>
    part.as === 'word' && bareNumber.test(part.text) ? { ...part, as: 'idle' } : part,
  );
}

/** Whether cards that are asked for may have a term. What is no answer, as a station, all may have. */
function fits(term: string, vocabulary: Vocabulary, asked: Asked): boolean {
  const asking = vocabulary.asks.get(term) ?? vocabulary.asks.get(questionOf(term));
  if (!asking) return !vocabulary.asks.has(`${questionOf(term)}:`);
  return asking.some((one) => one.kind === asked.kind && isAskedIn(one.categoryId, asked));
}

function isOwn(term: string, vocabulary: Vocabulary, { kind, categoryId }: Asked): boolean {
  const asking = vocabulary.asks.get(term) ?? vocabulary.asks.get(questionOf(term)) ?? [];
  return (
    categoryId !== null && asking.some((one) => one.kind === kind && one.categoryId === categoryId)
  );
}

/** The bounds of a range are terms of their own. */
const questionOf = (term: string) => keyOf(term).replace(/\.(?:from|to)$/, '');
