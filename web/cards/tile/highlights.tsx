import { factText } from './highlight-words.ts';

/** What matters most, on a tile and at the top of the page. */
export function Highlights({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="facts" aria-label="Главное">
      {texts.map((text) => (
        <li key={text}>{factText(text)}</li>
      ))}
    </ul>
  );
}
