/** «3–7 лет» stays on one line. */
const withoutLoneNumbers = (text: string) =>
  text.replaceAll(/(\d) /g, '$1\u00a0').replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');

/** What matters most, on a tile and at the top of the page. */
export function Highlights({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Главное">
      {texts.map((text) => (
        <li key={text} className="max-w-full rounded-sm bg-surface-soft px-2.5 py-1 text-sm">
          <span className="line-clamp-2">{withoutLoneNumbers(text)}</span>
        </li>
      ))}
    </ul>
  );
}
