import type { ReactNode } from 'react';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

const look =
  'font-medium text-action underline decoration-1 underline-offset-4 hover:decoration-2 wrap-anywhere';

interface TextLinkProps {
  /** Checked by the server: of this site, or http(s), mailto, tel. */
  href: string;
  children: ReactNode;
}

/** A link inside a text. Those of this site go by the router, unless they aim at a part of a page. */
export function TextLink({ href, children }: TextLinkProps) {
  if (href.startsWith('/') && !href.includes('#')) {
    return (
      <HrefLink href={href} className={look}>
        {children}
      </HrefLink>
    );
  }
  return (
    <a href={href} className={look} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
