import { isNotFound, notFound } from '@tanstack/react-router';
import type { Problem } from '#contract/errors.ts';

/** Why the page of a card that people have seen is not there. */
export interface CardAway {
  title: string;
  text: string;
  status: 404 | 410;
}

/** Null: the page was never there, as far as its reader may know. */
function cardAway({ code, detail }: Problem): CardAway | null {
  if (code === 'gone') return { title: 'Карточка закрыта', text: detail, status: 410 };
  if (code === 'paused') return { title: 'Карточка приостановлена', text: detail, status: 404 };
  return null;
}

/** The `notFound()` of a page that an answer of the API says to be missing. */
export const missingPage = (problem: Problem) => notFound({ data: { away: cardAway(problem) } });

export function cardAwayOf(error: unknown): CardAway | null {
  return isNotFound(error) ? cardAwayIn(error.data) : null;
}

export function cardAwayIn(data: unknown): CardAway | null {
  const isSaid = typeof data === 'object' && data !== null && 'away' in data;
  return isSaid ? (data.away as CardAway | null) : null;
}
