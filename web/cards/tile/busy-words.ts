import { formatDay } from '#contract/russian.ts';

/** «занята», or «занят» where the name of the trade is masculine: «водитель занят». */
export function busyWord(trade: string): string {
  return isFeminine(trade) ? 'занята' : 'занят';
}

export function freeWord(trade: string): string {
  return isFeminine(trade) ? 'свободна' : 'свободен';
}

/** «занята до 5 декабря»: always less than a year ahead, so the year goes without saying. */
export function busyText(trade: string, until: string): string {
  return `${busyWord(trade)} до\u00a0${formatDay(until, new Date(until)).replace(' ', '\u00a0')}`;
}

/** By the word that governs the others: «Семейная пара», «Медсестра-патронаж». */
const isFeminine = (trade: string) => /[ая]$/i.test(/^[а-яё]+/i.exec(trade)?.[0] ?? '');
