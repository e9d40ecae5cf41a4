/** A unit that the next span of the same line says once more. */
const repeatedUnits = ['год|года|лет', 'мес\\.'].map(
  (unit) => new RegExp(`(?<=\\d)\u00a0(?:${unit})(?=, [^,]*\\d\u00a0(?:${unit})(?:,|\\s|$))`, 'g'),
);

/** «с», «в», «без», «или»: at the end of a line they leave their word alone. */
const shortWord = /(?<![\p{L}\d])(\p{L}{1,2}|без|для|при|под|над|или|уже|ещё) (?=\S)/giu;

/** «1–3, 3–7 лет» stays on one line, many months take less of it, and short words go with the next. */
export const factText = (text: string) =>
  repeatedUnits.reduce(
    (said, unit) => said.replaceAll(unit, ''),
    text
      .replaceAll(shortWord, '$1\u00a0')
      .replaceAll(/(\d)\s/g, '$1\u00a0')
      .replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
      .replaceAll(/(?<=\d\u00a0)месяц(?:ев|а)/g, 'мес.'),
  );
