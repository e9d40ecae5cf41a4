/** «3–7 лет» stays on one line. */
const withoutLoneNumbers = (text: string) =>
  text.replaceAll(/(\d) /g, '$1\u00a0').replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');

/** What matters most, on a tile and at the top of the page. */
export function Highlights({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="facts" aria-label="Главное">
      {texts.map((text) => (
        <li key={text}>
          <span>{withoutLoneNumbers(text)}</span>
        </li>
      ))}
    </ul>
  );
}
