import type { ReactNode } from 'react';

interface WordsSectionProps {
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

export function WordsSection({ id, title, hint, children }: WordsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{hint}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
