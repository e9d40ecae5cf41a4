import { comparedAtMost } from '#contract/favorites.ts';
import { formatQuery } from '#contract/query-string.ts';

interface ComparisonSearch {
  slug: string[];
  /** Only what is not the same in all of them. */
  differ?: true;
}

export function readComparisonSearch(search: Record<string, unknown>): ComparisonSearch {
  const { slug, differ } = search;
  // An expression takes nothing at all for the word «undefined».
  const slugs = (Array.isArray(slug) ? slug : [slug]).filter(
    (one) => typeof one === 'string' && /^[a-z0-9-]{6,120}$/.test(one),
  );
  return {
    slug: [...new Set(slugs)].slice(0, comparedAtMost),
    ...(differ ? { differ: true } : {}),
  };
}

export const comparisonHref = (search: ComparisonSearch) =>
  `/account/favorites/compare${formatQuery({ slug: search.slug, differ: search.differ && 'yes' })}`;
