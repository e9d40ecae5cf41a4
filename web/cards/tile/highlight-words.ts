/** A unit that the next span of the same line says once more. */
const repeatedUnits = ['год|года|лет', 'мес\\.'].map(
  (unit) => new RegExp(`(?<=\\d)\u00a0(?:${unit})(?=, [^,]*\\d\u00a0(?:${unit})(?:,|\\s|$))`, 'g'),
);

/** «1–3, 3–7 лет» stays on one line, and many months take less of it. */
export const withoutLoneNumbers = (text: string) =>
  repeatedUnits.reduce(
    (said, unit) => said.replaceAll(unit, ''),
    text
      .replaceAll(/(\d)\s/g, '$1\u00a0')
      .replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
      .replaceAll(/(?<=\d\u00a0)месяц(?:ев|а)/g, 'мес.'),
  );
