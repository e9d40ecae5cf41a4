import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface PageCardProps {
  title: string;
  /** Why this is asked for. */
  text: ReactNode;
  children: ReactNode;
}

/** A page of the account with one thing to do. */
export function PageCard({ title, text, children }: PageCardProps) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 max-w-xl text-muted">{text}</p>
      <Card className="mt-6 max-w-xl">{children}</Card>
    </>
  );
}
