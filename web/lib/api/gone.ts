import { isNotFound, notFound } from '@tanstack/react-router';

/** Like `notFound()`, of what was there and will not be again: its page answers 410. */
export const gone = (text: string) => notFound({ data: { gone: text } });

/** Why a page is gone; null: it is not, or was never there. */
export function goneText(error: unknown): string | null {
  return isNotFound(error) ? goneIn(error.data) : null;
}

export function goneIn(data: unknown): string | null {
  const isSaid = typeof data === 'object' && data !== null && 'gone' in data;
  return isSaid ? String(data.gone) : null;
}
