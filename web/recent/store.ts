import { bySlugAtMost } from '#contract/cards-by-slug.ts';
import type { CardKind } from '#contract/categories.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/** Stays in this browser; nobody is told. */
export const recentKey = 'cards.recent';

interface SeenCard {
  kind: CardKind;
  slug: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The latest first; whatever else stands there is nothing. */
export function seenCards(text: string | null): SeenCard[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSeenCard).slice(0, bySlugAtMost) : [];
  } catch {
    return [];
  }
}

function isSeenCard(one: unknown): one is SeenCard {
  const { kind, slug, at } = (one ?? {}) as Record<string, unknown>;
  return (
    (kind === 'resume' || kind === 'vacancy') &&
    typeof slug === 'string' &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) &&
    slug.length <= 120 &&
    typeof at === 'number'
  );
}

export function rememberSeen({ kind, slug }: Omit<SeenCard, 'at'>): void {
  const others = seenCards(readStored(recentKey)).filter((one) => one.slug !== slug);
  const list = [{ kind, slug, at: Date.now() }, ...others].slice(0, bySlugAtMost);
  writeStored(recentKey, JSON.stringify(list));
}

export function forgetSeen(): void {
  writeStored(recentKey, null);
}
