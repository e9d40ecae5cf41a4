import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transliterate } from '#contract/transliteration.ts';

const read = () => readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');

/** The most used ones, in small letters; shorter ones are there for what is put behind them. */
export const commonPasswords: ReadonlySet<string> = new Set(read().split('\n').filter(Boolean));

const russianWords = (
  'пароль привет любовь солнышко солнце зайка котик кошка мама мамочка папа семья дети няня нянечка ' +
  'сиделка работа россия москва питер победа счастье спартак зенит динамо цска любимая любимый ' +
  'принцесса ангел малыш малышка наташа саша маша настя катя лена оля таня света юля аня ира марина ' +
  'александр сергей андрей дмитрий алексей максим никита кирилл екатерина анастасия мария ольга ' +
  'люблю ялюблю тебя ятебя маму папу мамулю семью жизнь дочка доченька сынок бабушка бабуля ' +
  'весна лето осень зима роза ромашка лапочка цветочек котенок котёнок родная родной ' +
  'елена наталья татьяна светлана ирина йцукен фыва пролдж админ пользователь секрет'
).split(' ');

/** What people here type as well, in Latin letters too; each also stands for its keys on the other layout. */
export const commonWords: ReadonlySet<string> = new Set([
  'nanny',
  ...russianWords,
  ...russianWords.map(transliterated),
]);

/** «маша» as «masha»; a word in other letters is left as it is. */
export function transliterated(word: string): string {
  return /^[а-яё]+$/.test(word) ? transliterate(word).replaceAll('-', '') : word;
}
