/** What another program has handed over, as one text. */
interface Shared {
  text: string;
  /** Of our own site: it needs no question. */
  path: string | null;
}

const longest = 2000;
const ownPage =
  /^\/(?:vacancy|resume)-[^/]+$|^\/(?:vacancies|resumes)(?:\/[^?#]*)?$|^\/blog(?:\/[^/]+)?$/;

/** From the query, or from behind the hash, where the worker puts it. */
export function readShared(address: Pick<Location, 'hash' | 'search' | 'origin'>): Shared {
  const query = new URLSearchParams(address.hash.slice(1) || address.search);
  const parts = ['title', 'text', 'url'].map((name) => (query.get(name) ?? '').trim());
  // Many programs say the same thing twice.
  const apart = parts.filter(
    (part, index) => part && !parts.some((other, at) => isWithin(part, index, other, at)),
  );
  const text = apart.join('\n').slice(0, longest);
  return { text, path: ownPath(text, address.origin) };
}

const isWithin = (part: string, index: number, other: string, at: number) =>
  at !== index && other.includes(part) && (other !== part || at < index);

function ownPath(text: string, origin: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"«»]+/g)) {
    const address = URL.parse(found);
    if (address?.origin === origin && ownPage.test(address.pathname)) {
      return address.pathname + address.search;
    }
  }
  return null;
}

/** Words to look for; nothing where there is only a link. */
export function wordsOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
}
