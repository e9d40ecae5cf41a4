import { ChevronLeft } from 'lucide-react';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

/** To the list that a page belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <HrefLink
      href={href}
      className="inline-flex min-h-11 items-center gap-1 text-action underline underline-offset-4 hover:text-action-hover [&_svg]:size-5"
    >
      <ChevronLeft aria-hidden />
      {children}
    </HrefLink>
  );
}
