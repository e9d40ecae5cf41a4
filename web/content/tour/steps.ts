import type { Block, Span } from '#contract/text-blocks.ts';

export interface Step {
  id: string;
  title: Span[];
  /** Name of a drawing. */
  picture: string | null;
  blocks: Block[];
}

/** A text cut at its headings: what stands before the first, and a step for each. */
export function stepsOf(blocks: readonly Block[]): { lead: Block[]; steps: Step[] } {
  const lead: Block[] = [];
  const steps: Step[] = [];
  for (const block of blocks) {
    const step = steps.at(-1);
    if (block.type === 'heading' && block.level === 2) {
      steps.push({ id: block.id, title: block.spans, picture: null, blocks: [] });
    } else if (!step) lead.push(block);
    else if (block.type === 'slot') step.picture = block.name;
    else step.blocks.push(block);
  }
  return { lead, steps };
}
