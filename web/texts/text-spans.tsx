import type { ReactNode } from 'react';
import type { Span } from '#contract/text-blocks.ts';
import { inPlace } from './in-place.ts';
import { TextLink } from './text-link.tsx';

/** Runs of text in their places; the same text may well stand twice. */
export function TextSpans({ spans }: { spans: readonly Span[] }) {
  return inPlace(spans.map(drawn));
}

function drawn({ text, strong, emphasis, code, href }: Span): ReactNode {
  const word = code ? <code className="rounded-sm bg-surface-soft px-1">{text}</code> : text;
  const tilted = emphasis ? <em>{word}</em> : word;
  const heavy = strong ? <strong className="font-semibold">{tilted}</strong> : tilted;
  return href === undefined ? heavy : <TextLink href={href}>{heavy}</TextLink>;
}
