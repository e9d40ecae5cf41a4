import type { Block, LeafBlock } from '#contract/text-blocks.ts';
import { parseMarkdown } from '#server/platform/markdown.ts';

type Image = Extract<LeafBlock, { type: 'image' }>;

/** Of a picture that was sent to this site, in any width. */
export const pictureIdOf = (src: string): string | null =>
  /^\/files\/([a-z0-9-]{8,60})\//.exec(src)?.[1] ?? null;

/** Ids of what was sent to this site and stands in the text, each once. */
export function picturesIn(body: string): string[] {
  const ids = imagesIn(parseMarkdown(body)).map(({ src }) => pictureIdOf(src));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Whether there is one that nobody is told of who does not see it. */
export const hasUnnamedPicture = (body: string): boolean =>
  imagesIn(parseMarkdown(body)).some(({ alt }) => alt.trim() === '');

function imagesIn(blocks: readonly Block[]): Image[] {
  return blocks.flatMap((block): Image[] => {
    if (block.type === 'image') return [block];
    if (block.type === 'quote') return imagesIn(block.blocks);
    if (block.type === 'list') return block.items.flatMap(imagesIn);
    return [];
  });
}
