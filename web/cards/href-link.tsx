import { Link } from '@tanstack/react-router';
import { fromQuery } from '#web/lib/query.ts';
import type { DrawLink, LinkParts } from '#web/ui/link-parts.ts';

/** A link of the router to an address that is known as text only. */
export function HrefLink({ href, ...rest }: LinkParts) {
  const [path = '/', query = ''] = href.split('?');
  return <Link {...rest} to={path as '/'} search={fromQuery(query)} activeOptions={exact} />;
}

const exact = { exact: true, includeSearch: true };

export const hrefLink: DrawLink = (parts) => <HrefLink {...parts} />;
