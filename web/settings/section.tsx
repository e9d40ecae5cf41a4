import type { ReactNode } from 'react';
import { AnchoredTitle } from '#web/profile/form/anchored-title.tsx';
import { Card } from '#web/ui/display/card.tsx';

type SectionProps = {
  id: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <AnchoredTitle id={id}>{title}</AnchoredTitle>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </Card>
  );
}
