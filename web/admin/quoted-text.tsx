import type { ReactNode } from 'react';

interface QuotedTextProps {
  label: string;
  /** Who and when. */
  by: ReactNode;
  text: string;
}

/** Somebody's own words, as they were written. */
export function QuotedText({ label, by, text }: QuotedTextProps) {
  return (
    <section className="mt-4">
      <h3 className="text-lg">{label}</h3>
      <p className="text-sm text-muted">{by}</p>
      {text && (
        <blockquote className="mt-2 max-w-prose border-l-4 border-accent pl-3 [overflow-wrap:anywhere] whitespace-pre-line">
          {text}
        </blockquote>
      )}
    </section>
  );
}
