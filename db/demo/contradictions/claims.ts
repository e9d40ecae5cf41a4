import type { Answer } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import { generateCards } from '../generate.ts';

/** A card as a distrustful reader takes it: what it says in words, and what it answers. */
interface Claim {
  kind: CardKind;
  category: string;
  /** Title, story, places of work, questions and answers in the family's own words. */
  text: string;
  about: string;
  age: number;
  answers: Record<string, Answer | undefined>;
  /** The question is answered by this value, or it is among the answers. */
  has: (key: string, value: string) => boolean;
  number: (key: string) => number;
  /** Days of the weekly grid. */
  days: Set<string>;
  cells: string[];
  unit: string | null;
  /** Roubles; the least that is named. */
  pay: number;
  address: string | null;
  closesOn: string | null;
  workplaces: { place: string; duties: string | null; from: string; until: string | null }[];
}

export interface Contradiction {
  /** What cannot both be true. */
  what: string;
  of?: { kind?: CardKind; category?: string };
  is: (claim: Claim) => boolean;
}

const now = new Date('2026-11-20T12:00:00Z');

export const makeClaims = (count: number): Claim[] =>
  [...generateCards({ seed: 11, now, count })].map(({ kind, category, draft }) => {
    const { answers, workplaces } = draft;
    const cells = Array.isArray(answers['schedule']) ? answers['schedule'] : [];
    const own = Object.values(answers).flatMap((answer) =>
      typeof answer === 'string' && /[а-яё] /i.test(answer) ? [answer] : [],
    );
    const birth = answers['birth_date'];
    return {
      kind,
      category,
      about: draft.about ?? '',
      text: [
        draft.title,
        draft.about,
        ...workplaces.map(({ place, duties }) => `${place}. ${duties}`),
        ...draft.questions,
        ...own,
      ].join('\n'),
      age: typeof birth === 'string' ? yearsSince(birth) : 0,
      answers,
      has: (key, value) => {
        const answer = answers[key];
        return Array.isArray(answer) ? answer.includes(value) : answer === value;
      },
      number: (key) => (typeof answers[key] === 'number' ? answers[key] : 0),
      days: new Set(cells.map((cell) => cell.slice(0, 3))),
      cells,
      unit: draft.pay?.unit ?? null,
      pay: (draft.pay?.from_kopecks ?? 0) / 100,
      address: draft.address,
      closesOn: draft.closes_on,
      workplaces: workplaces.map(({ place, duties, from, until }) => ({
        place: place ?? '',
        duties,
        from: from ?? '',
        until,
      })),
    };
  });

function yearsSince(day: string): number {
  return (now.getTime() - Date.parse(day)) / (365.25 * 86_400_000);
}

/** Those whom it concerns and who contradict themselves. */
export const liars = (claims: readonly Claim[], { of = {}, is }: Contradiction) =>
  claims.filter(
    (claim) =>
      (of.kind ?? claim.kind) === claim.kind &&
      (of.category ?? claim.category) === claim.category &&
      is(claim),
  );
