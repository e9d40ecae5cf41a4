import type { Sex } from '../names.ts';
import { type Thing, thingKinds } from './things.ts';

/** Whom a portrait shows, and which of the pictures of that person it is, from 1. */
export interface Sitter {
  who: Sex | 'pair';
  age: number;
  number: number;
  view: number;
}

/** Things of somebody's life, without the person. */
export interface StillLife {
  thing: Thing;
  number: number;
}

export type Picture = Sitter | StillLife;

/** Every picture has this shape, and is drawn no wider. */
export const pictureSize = { width: 1280, height: 1600 } as const;

const letters = { female: 'w', male: 'm', pair: 'p' } as const;
const portraits = /^drawn-([wmp])(\d{2})-(\d{1,8})-(\d)$/;
const stillLifes = /^drawn-([a-z]+)-(\d{1,8})$/;

/** `drawn-w43-1024-1`, `drawn-books-1024`: all that has to be known to draw it when it is wanted. */
export function pictureId(picture: Picture): string {
  if ('thing' in picture) return `drawn-${picture.thing}-${picture.number}`;
  const { who, age, number, view } = picture;
  return `drawn-${letters[who]}${age}-${number}-${view}`;
}

/** Null: not the name of a drawn picture. */
export function pictureOf(id: string): Picture | null {
  const [, word, owner] = stillLifes.exec(id) ?? [];
  const thing = thingKinds.find((kind) => kind === word);
  if (thing) return { thing, number: Number(owner) };
  const [, letter, age, number, view] = portraits.exec(id) ?? [];
  const who = (['female', 'male', 'pair'] as const).find((one) => letters[one] === letter);
  if (!who) return null;
  return { who, age: Number(age), number: Number(number), view: Number(view) };
}
