import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type AnchoredTitleProps = { id: string; children: string };

/** A heading that a link may lead to: it gets the focus, so that keys and readers go on from it. */
export function AnchoredTitle({ id, children }: AnchoredTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === id });

  useEffect(() => {
    if (!isMeant) return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [isMeant]);

  return (
    <h2 ref={title} id={id} tabIndex={-1} className="w-fit scroll-mt-6 text-xl outline-none">
      {children}
    </h2>
  );
}
