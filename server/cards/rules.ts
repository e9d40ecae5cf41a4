import { cardNames } from '#contract/cards.ts';
import { randomInt } from 'node:crypto';
import type { CardKind } from '#contract/categories.ts';
import { conflict } from '#server/platform/errors.ts';

/** Nobody overwrites what was written meanwhile in another tab or on another device. */
export function checkVersion(card: { kind: CardKind; version: number }, seen: number): void {
  if (card.version === seen) return;
  throw conflict(
    `${cardNames[card.kind]} изменена на другом устройстве. Откройте её заново, чтобы увидеть правки`,
    'stale_version',
  );
}

/** No 0 and o, 1, i and l: people read slugs to each other over the phone. */
const codeLetters = '23456789abcdefghjkmnpqrstuvwxyz';

/** Six random characters that name a card for ever. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}
