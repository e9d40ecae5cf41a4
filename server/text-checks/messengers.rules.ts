import { type Span, spansOf, wholeWords } from './spans.rules.ts';

const names = wholeWords([
  String.raw`wh?ats?\s?app?`,
  String.raw`в[оа](?:тс|ц|тц)\s?[аэ]пп?(?:е|у|а|ом)?`,
  String.raw`telegram?m?`,
  'tg',
  'тг',
  // A paper one is «телеграмма», of the female kind.
  String.raw`телеграм(?:м?е|м?ом|у|а|м|ч?ик\p{L}*)?`,
  String.raw`(?<=(?:в|моя|есть|или|через)\s)телег(?:а|е|у)`,
  String.raw`телега(?=\s*[:@])`,
  'viber',
  String.raw`вайбер\p{L}{0,3}`,
  String.raw`инст(?:а|е|у|ы|ой|аграмм?\p{L}{0,2})`,
  String.raw`(?<=(?:в|мой|моя)\s)инст`,
  String.raw`insta(?:gram)?`,
  String.raw`в\s?контакте`,
  'вк',
  'vk',
  String.raw`фейсбук\p{L}{0,2}`,
  'facebook',
  String.raw`(?<=в\s)одноклассниках`,
  String.raw`(?<=(?:в|мессенджер\p{L}{0,2})\s)(?:max|мах|макс)`,
]);

/** `@name`, but not the end of an address of mail. */
const handle = /(?<![\p{L}\p{N}._%+-])@[a-z][a-z0-9_.]{3,31}/giu;
const nick = /(?<![\p{L}\p{N}])(?:ник|никнейм|логин)\s*[:—–-]\s*[a-z][a-z0-9_.]{3,31}/giu;

/** «т е л е г р а м», «в.о.т.с.а.п» */
const spread = wholeWords(
  'whatsapp|ватсап|вотсап|вацап|telegram|телеграм|телега|viber|вайбер|instagram|инстаграм'
    .split('|')
    .map((name) => name.split('').join(String.raw`[\s.,*_/–-]{1,2}`)),
);

export const findMessengers = (text: string): Span[] =>
  [names, handle, nick, spread].flatMap((pattern) => spansOf(text, pattern));
