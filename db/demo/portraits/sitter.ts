import type { Sex } from '../names.ts';

/** Whom a picture shows, and which of the pictures of that person it is. */
export interface Sitter {
  who: Sex | 'pair';
  age: number;
  number: number;
  /** From 1. */
  view: number;
}

/** Every portrait has this shape, and is drawn no wider. */
export const portraitSize = { width: 1280, height: 1600 } as const;

const letters = { female: 'w', male: 'm', pair: 'p' } as const;
const pattern = /^drawn-([wmp])(\d{2})-(\d{1,8})-(\d)$/;

/** `drawn-w43-1024-1`: all that has to be known to draw it, whenever it is asked for. */
export const portraitId = ({ who, age, number, view }: Sitter) =>
  `drawn-${letters[who]}${age}-${number}-${view}`;

/** Null: not the name of a portrait. */
export function sitterOf(id: string): Sitter | null {
  const [, letter, age, number, view] = pattern.exec(id) ?? [];
  const who = (['female', 'male', 'pair'] as const).find((one) => letters[one] === letter);
  if (!who) return null;
  return { who, age: Number(age), number: Number(number), view: Number(view) };
}
