import { isNotFound, notFound } from '@tanstack/react-router';
import type { Problem } from '#contract/errors.ts';

/** Why the page of a card that people have seen is not there. */
export interface UnavailableCard {
  title: string;
  text: string;
  status: 404 | 410;
}

/** Null: the page was never there, as far as its reader may know. */
function unavailableCard({ code, detail }: Problem): UnavailableCard | null {
  if (code === 'gone') return { title: 'Карточка закрыта', text: detail, status: 410 };
  if (code === 'paused') return { title: 'Карточка приостановлена', text: detail, status: 404 };
  return null;
}

/** The `notFound()` of a page that an answer of the API says to be missing. */
export const missingPage = (problem: Problem) =>
  notFound({ data: { card: unavailableCard(problem) } });

export function unavailableCardOf(error: unknown): UnavailableCard | null {
  return isNotFound(error) ? unavailableCardIn(error.data) : null;
}

export function unavailableCardIn(data: unknown): UnavailableCard | null {
  const isSaid = typeof data === 'object' && data !== null && 'card' in data;
  return isSaid ? (data.card as UnavailableCard | null) : null;
}
