import { Link } from '@tanstack/react-router';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { parseQuery } from '#contract/query-string.ts';
import { nameOf } from './words.ts';

/** To the listing, which takes what is new for seen. */
export function SearchLink({ search }: { search: SavedSearch }) {
  const [path = '/', query = ''] = search.path.split('?');
  return (
    <Link
      to={path as '/'}
      search={parseQuery(query)}
      className="inline-block py-2 text-action underline underline-offset-4 hover:text-action-hover"
    >
      {nameOf(search)}
    </Link>
  );
}
