import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { keepTogether } from '#contract/russian.ts';
import { transliterate } from '#contract/transliteration.ts';
import type { Block, InnerBlock, LeafBlock, Span } from '#contract/text-blocks.ts';

/** Values for the names that stand in a text as `{{name}}`. They are never read as Markdown. */
export type Fillings = ReadonlyMap<string, string>;

/** What is known of a picture of this site by its address. */
type PictureOf = (src: string) => Pick<ImageBlock, 'width' | 'height' | 'srcset'> | undefined;
type ImageBlock = Extract<LeafBlock, { type: 'image' }>;

interface Reading {
  fillings: Fillings;
  pictureOf: PictureOf;
  usedIds: Set<string>;
}

/**
 * Markdown as a tree of plain texts and checked addresses. Markup in it stays text; what the tree
 * has no place for (a table in a quote, lists in lists in lists) is lifted to where there is one.
 */
export function parseMarkdown(
  text: string,
  fillings: Fillings = new Map(),
  pictureOf: PictureOf = () => undefined,
): Block[] {
  const reading = { fillings, pictureOf, usedIds: new Set<string>() };
  return blocksOf(lexer(text, { gfm: true }), reading, 2);
}

// Marked types an unknown token as one with any field; all that it makes without extensions are known.
const known = (tokens: Token[]) => tokens as MarkedToken[];

/** `depth`: how many lists and quotes may still stand inside each other. */
function blocksOf(tokens: Token[], reading: Reading, depth: number): Block[] {
  return known(tokens).flatMap((token): Block[] => {
    if (token.type === 'list') return listOf(token, reading, depth);
    if (token.type === 'blockquote') {
      const blocks = blocksOf(token.tokens, reading, depth - 1);
      return depth > 0 ? [{ type: 'quote', blocks: fitInside(blocks, depth) }] : blocks;
    }
    return leavesOf(token, reading);
  });
}

function listOf(list: Tokens.List, reading: Reading, depth: number): Block[] {
  const items = list.items.map((item) => blocksOf(item.tokens, reading, depth - 1));
  if (depth <= 0) return items.flat();
  const start = list.ordered ? list.start || 1 : null;
  return [{ type: 'list', start, items: items.map((blocks) => fitInside(blocks, depth)) }];
}

/** The innermost list or quote holds paragraphs only. */
function fitInside(blocks: Block[], depth: number): InnerBlock[] {
  if (depth > 1) return blocks as InnerBlock[];
  return blocks.flatMap(paragraphsIn);
}

function paragraphsIn(block: Block): InnerBlock[] {
  if ('spans' in block) return [asParagraph(block.spans)];
  if (block.type === 'code') return [asParagraph([{ text: block.text, code: true }])];
  if (block.type !== 'table') return [];
  const dash: Span = { text: ' — ' };
  return [block.head, ...block.rows].map((row) =>
    asParagraph(row.flatMap((cell, at) => (at > 0 ? [dash, ...cell] : cell))),
  );
}

function leavesOf(token: MarkedToken, reading: Reading): LeafBlock[] {
  switch (token.type) {
    case 'heading': {
      const spans = spansOf(token.tokens, reading);
      const level = token.depth <= 2 ? 2 : 3;
      return [{ type: 'heading', level, id: idOf(spans, reading), spans }];
    }
    case 'paragraph':
    case 'text':
      return slotOf(token.text) ?? paragraphsOf(token.tokens ?? [], reading);
    case 'html':
      return [asParagraph([{ text: token.text.trim() }])];
    case 'code':
      return [{ type: 'code', text: token.text }];
    case 'hr':
      return [{ type: 'rule' }];
    case 'table':
      return [tableOf(token, reading)];
    default:
      return [];
  }
}

const asParagraph = (spans: Span[]): LeafBlock & InnerBlock => ({ type: 'paragraph', spans });

function slotOf(text: string): LeafBlock[] | null {
  const name = /^\{\{slot:([a-z-]+)\}\}$/.exec(text.trim())?.[1];
  return name === undefined ? null : [{ type: 'slot', name }];
}

function tableOf({ header, rows }: Tokens.Table, reading: Reading): LeafBlock {
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => spansOf(tokens, reading));
  return { type: 'table', head: cells(header), rows: rows.map(cells) };
}

/** A picture stands between paragraphs, wherever in one it was written. */
function paragraphsOf(tokens: Token[], reading: Reading): LeafBlock[] {
  const leaves: LeafBlock[] = [];
  let run: Token[] = [];
  const endRun = () => {
    const spans = spansOf(run, reading);
    if (spans.some(({ text }) => text.trim() !== '')) leaves.push(asParagraph(spans));
    run = [];
  };
  for (const token of known(tokens)) {
    const src = token.type === 'image' ? safeImage(token.href) : null;
    if (token.type !== 'image' || src === null) run.push(token);
    else {
      endRun();
      const alt = filled(token.text, reading.fillings);
      leaves.push({ type: 'image', src, alt, ...reading.pictureOf(src) });
    }
  }
  endRun();
  return leaves;
}

type Marks = Omit<Span, 'text'>;

function spansOf(tokens: Token[], reading: Reading, marks: Marks = {}): Span[] {
  const inner = (children: Token[], more: Marks) =>
    spansOf(children, reading, { ...marks, ...more });
  const spans = known(tokens).flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return inner(token.tokens, { strong: true });
      case 'em':
        return inner(token.tokens, { emphasis: true });
      case 'del':
        return inner(token.tokens, {});
      case 'link': {
        const href = safeHref(filled(token.href, reading.fillings));
        return inner(token.tokens, href === null ? {} : { href });
      }
      case 'codespan':
        return [{ ...marks, text: token.text, code: true }];
      case 'br':
        return [{ ...marks, text: '\n' }];
      case 'paragraph':
      case 'text':
        return token.tokens ? inner(token.tokens, {}) : [textOf(token.text, marks, reading)];
      case 'escape':
      case 'html':
      case 'image':
        return [textOf(token.text, marks, reading)];
      default:
        return [];
    }
  });
  return joined(spans);
}

/** A line that was broken in the source is no break for the reader. */
const textOf = (text: string, marks: Marks, { fillings }: Reading): Span => ({
  ...marks,
  text: keepTogether(filled(text.replaceAll(/\s*\n\s*/g, ' '), fillings)),
});

const marksOf = (span: Span) => JSON.stringify({ ...span, text: '' });

function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && marksOf(last) === marksOf(span)) last.text += span.text;
    else result.push({ ...span });
  }
  return result;
}

function filled(text: string, fillings: Fillings): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => fillings.get(name) ?? whole);
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that a link may lead to: of a known scheme, or of this site. Null: none. */
export function safeHref(href: string): string | null {
  // Browsers drop some of these before they look at the scheme.
  if (/[\s\p{Cc}\\]/u.test(href)) return null;
  if (/^(\/(?!\/)|#)/.test(href)) return href;
  return URL.canParse(href) && schemes.has(new URL(href).protocol) ? href : null;
}

/** Pictures come from this site only. */
const safeImage = (src: string): string | null => (/^\/[^/\\\s]/.test(src) ? src : null);

function idOf(spans: Span[], { usedIds }: Reading): string {
  const text = spans.map((span) => span.text).join('');
  const word = transliterate(text).slice(0, 60).replace(/-$/, '') || 'razdel';
  let id = word;
  for (let copy = 2; usedIds.has(id); copy += 1) id = `${word}-${copy}`;
  usedIds.add(id);
  return id;
}
