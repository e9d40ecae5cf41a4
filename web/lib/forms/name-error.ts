/** What no further typing makes a name: a digit, an emoji. What nobody sees is left out by itself. */
const foreign = /[^\p{L}\p{M}\p{Z}\p{Cc}\p{Cf}'’ʼ.-]/u;

export const foreignSignText = 'Пишите имя только буквами: без цифр, смайликов и ссылок';

/** For a field in which somebody is still typing: «А. Б» is not yet a name, and nothing is wrong with it. */
export const nameErrorSoFar = (typed: string) =>
  foreign.test(typed) ? foreignSignText : undefined;
