import { notFound } from '@tanstack/react-router';

export interface NewsLink {
  id: string;
  key: string;
}

/** Of a link that was cut or changed on the way nothing is asked. */
export function readNewsLink(search: object): NewsLink {
  const { id, key } = search as Record<string, unknown>;
  const isWhole =
    typeof id === 'string' &&
    typeof key === 'string' &&
    /^\d{1,15}$/.test(id) &&
    /^[\w-]{43}$/.test(key);
  if (!isWhole) throw notFound();
  return { id, key };
}
