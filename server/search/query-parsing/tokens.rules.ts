/** As they are looked up: small letters and digits, «ё» as «е». */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** As typed, in small letters; marks stay, some of them are letters on other keys. */
export const tokensOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    // «350р/час»
    .replaceAll(/(?<=\d)(?=[а-я₽])|(?<=[а-я])\/(?=[а-я])/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);

/** Without marks around it. */
export const bareWord = (token: string) =>
  token.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
