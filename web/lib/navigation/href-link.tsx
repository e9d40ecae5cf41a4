import { Link } from '@tanstack/react-router';
import { parseQuery } from '#contract/query-string.ts';
import type { DrawLink, LinkParts } from '#web/ui/controls/link-parts.ts';

type HrefLinkProps = Omit<LinkParts, 'children'> & {
  children: React.ReactNode;
  /** Stays where one is: for a link that changes this very page. */
  keepScroll?: boolean;
  onClick?: () => void;
};

const exact = { exact: true, includeSearch: true };

/** A link of the router to an address that is known as text only. */
export function HrefLink({ href, keepScroll = false, ...rest }: HrefLinkProps) {
  const [path = '/', query = ''] = href.split('?');
  return (
    <Link
      {...rest}
      to={path as '/'}
      search={parseQuery(query)}
      resetScroll={!keepScroll}
      activeOptions={exact}
    />
  );
}

export const hrefLink: DrawLink = (parts) => <HrefLink {...parts} />;
