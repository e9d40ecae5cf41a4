import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { parseQuery } from '#contract/query-string.ts';

type FormLinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'onClick' | 'aria-current' | 'aria-label'
> & { href: string; replace?: boolean };

/** Never preloaded: a form must open with what was saved a moment ago. */
export function FormLink({ href, ...rest }: FormLinkProps) {
  const [address = '', hash] = href.split('#');
  const [path = '/', query = ''] = address.split('?');
  const target = { to: path as '/', search: parseQuery(query), ...(hash && { hash }) };
  return <Link {...rest} {...target} preload={false} />;
}
