import { ChevronDown } from 'lucide-react';
import type { Block } from '#contract/text-blocks.ts';

type Part = Extract<Block, { type: 'heading' }>;

/** The parts of a long text, folded so that the text itself begins on the first screen. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const parts = blocks.filter((block): block is Part => block.type === 'heading');
  if (parts.length < 4) return null;
  return (
    <details className="group mt-5 rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        Содержание
        <ChevronDown aria-hidden className="ml-auto size-5 text-muted group-open:rotate-180" />
      </summary>
      <ul className="px-4 pb-3">
        {parts
          .filter(({ level }) => level === 2)
          .map(({ id, spans }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-action underline-offset-4 hover:underline"
              >
                {spans.map(({ text }) => text).join('')}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
