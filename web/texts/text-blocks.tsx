import type { ReactNode } from 'react';
import type { Block } from '#contract/text-blocks.ts';
import { inPlace } from './in-place.ts';
import { TextSpans } from './text-spans.tsx';
import { TextTable } from './text-table.tsx';

/** What a page puts into the places that its text leaves for it. */
export type Slots = Readonly<Record<string, ReactNode>>;

interface TextBlocksProps {
  blocks: readonly Block[];
  slots?: Slots | undefined;
}

const none: Slots = {};

/** A text of the database: the tree that the server has made of its Markdown. */
export function TextBlocks({ blocks, slots = none }: TextBlocksProps) {
  return inPlace(blocks.map((block) => drawn(block, slots)));
}

const headings = {
  2: 'mt-10 mb-3 scroll-mt-6 text-2xl first:mt-0',
  3: 'mt-7 mb-2 scroll-mt-6 text-xl',
};

function drawn(block: Block, slots: Slots): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id} className={headings[block.level]}>
          <TextSpans spans={block.spans} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="my-4 whitespace-pre-line first:mt-0 last:mb-0">
          <TextSpans spans={block.spans} />
        </p>
      );
    case 'list':
      return <List {...block} slots={slots} />;
    case 'quote':
      return (
        <blockquote className="my-6 rounded-control border-l-4 border-accent bg-accent-soft/50 px-5 py-4">
          <TextBlocks blocks={block.blocks} slots={slots} />
        </blockquote>
      );
    case 'table':
      return <TextTable head={block.head} rows={block.rows} />;
    case 'image':
      return (
        <img
          src={block.src}
          srcSet={block.srcset}
          width={block.width}
          height={block.height}
          alt={block.alt}
          loading="lazy"
          className="my-6 h-auto max-w-full rounded-card"
        />
      );
    case 'code':
      return (
        <pre className="my-4 rounded-control bg-surface-soft p-4 text-sm whitespace-pre-wrap">
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr className="my-8 border-line" />;
    case 'slot':
      return slots[block.name] ?? null;
  }
}

type ListBlock = Extract<Block, { type: 'list' }>;

function List({ start, items, slots }: ListBlock & { slots: Slots }) {
  const Tag = start === null ? 'ul' : 'ol';
  return (
    <Tag
      {...(start !== null && start !== 1 && { start })}
      className={`my-4 flex flex-col gap-2 pl-6 marker:text-action ${start === null ? 'list-disc' : 'numbers list-decimal marker:font-semibold'}`}
    >
      {inPlace(items.map((blocks) => itemOf(blocks, slots)))}
    </Tag>
  );
}

function itemOf(blocks: readonly Block[], slots: Slots): ReactNode {
  return (
    <li className="pl-1 [&>ol]:my-2 [&>p]:my-1 [&>ul]:my-2">
      <TextBlocks blocks={blocks} slots={slots} />
    </li>
  );
}
