import { useEffect } from 'react';
import type { CardKind } from '#contract/categories.ts';
import { rememberSeen } from './store.ts';

/** Whoever has opened somebody's card finds it again; one's own is in the account. */
export function useRememberCard(card: { kind: CardKind; slug: string; is_own: boolean }): void {
  const { kind, slug, is_own: isOwn } = card;
  useEffect(() => {
    if (!isOwn) rememberSeen({ kind, slug });
  }, [kind, slug, isOwn]);
}
