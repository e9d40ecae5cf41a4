import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from './card.tsx';

interface PageCardProps {
  title: string;
  /** Why this is asked for. */
  text: ReactNode;
  /** It has taken the place of what was pressed. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A page of the account with one thing to do. */
export function PageCard({ title, text, takesFocus = false, children }: PageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 max-w-xl text-muted">{text}</p>
      <Card className="mt-6 max-w-xl">{children}</Card>
    </>
  );
}
