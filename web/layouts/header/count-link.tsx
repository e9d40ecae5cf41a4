import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countOf } from '#contract/russian.ts';
import { IconCount } from './icon-count.tsx';

interface CountLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  label: string;
  /** Of what is new there. */
  count: number;
  /** An icon. */
  children: ReactNode;
}

export function CountLink({ label, count, children, ...to }: CountLinkProps) {
  const words = count > 0 ? `, ${countOf(count, ['новое', 'новых', 'новых'])}` : '';
  return (
    <Link
      {...to}
      title={label}
      aria-label={`${label}${words}`}
      preload={false}
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-soft"
    >
      {children}
      <IconCount count={count} />
    </Link>
  );
}
