import type { ShareImage } from './rules.ts';
import { shareImageSize } from '#contract/share-images.ts';
import { type Lettering, outlineOf, widthOf } from '#server/platform/text-outlines.ts';
import { type Lines, linesOf, shorten } from './lines.rules.ts';
import { categoryIcon, pageIcon, pinIcon } from './icons.rules.ts';

/** The light colours of the pages. */
const colors = {
  paper: '#fbf7f0',
  soft: '#f4ede2',
  ink: '#24211c',
  muted: '#5d564b',
  action: '#0f5f57',
  actionSoft: '#ddeeea',
  accent: '#f4ab62',
  accentSoft: '#fdebd6',
  onAccentSoft: '#6b3a0c',
};

const edge = 64;
/** Where a photo or an icon stands, from the top to the bottom. */
export const panel = { left: 780, top: 0, width: 420, height: shareImageSize.height };
const column = panel.left - edge - 56;
const top = 136;
const bottom = shareImageSize.height - edge;

/** The words of a share image as an SVG without any text in it; a photo is laid over the panel. */
export function drawShareImage(image: ShareImage): string {
  // Fewer highlights rather than any of them over the words.
  const lay = (rows: number) => {
    const chips = chipRows(image.highlights, rows);
    return { chips, ...wordsOf(image, bottom - top - chips.height) };
  };
  const { words, chips } = [2, 1].map(lay).find(({ fits }) => fits) ?? lay(0);
  const { width, height } = shareImageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.paper}"/>${besideOf(image)}
${brandOf(image.brand)}${words}${chips.draw()}</svg>`;
}

function write(text: string, look: Lettering & { x: number; y: number; color: string }): string {
  return `<path fill="${look.color}" d="${outlineOf(text, look)}"/>`;
}

function mark(x: number, y: number, scale: number, paint: [string, string, string]): string {
  const [first, second, light] = paint;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
<path fill="${first}" d="M2 17.5Q2 15.8 3.3 14.6L10.3 8Q12 6.4 13.7 8L20.7 14.6Q22 15.8 22 17.5V28.5Q22 31 19.5 31H4.5Q2 31 2 28.5Z"/>
<path fill="${second}" stroke="${light}" stroke-width="1.6" d="M18.5 20.5Q18.5 19.2 19.5 18.2L25.6 12.5Q27 11.2 28.4 12.5L33.2 17Q34.2 18 34.2 19.3V28.5Q34.2 31 31.7 31H21Q18.5 31 18.5 28.5Z"/>
<path fill="${light}" d="M9.500 31V23.500A2.800 2.800 0 0 1 15.100 23.500V31Z"/><circle fill="${light}" cx="26.600" cy="21.800" r="2.500"/></g>`;
}

function brandOf(brand: string): string {
  const look = { size: 34, weight: 700, x: edge + 62, y: 97, color: colors.ink } as const;
  const name = shorten(brand, column - 62, (text) => widthOf(text, look));
  return mark(edge - 3, 54, 1.5, [colors.action, colors.accent, colors.paper]) + write(name, look);
}

/** A picture of the category or of the page, or the sign of the brand; a photo covers it. */
function besideOf({ category, page, kind }: ShareImage): string {
  const isVacancy = kind === 'vacancy';
  const [ground, line] = isVacancy
    ? [colors.accentSoft, colors.onAccentSoft]
    : [colors.actionSoft, colors.action];
  const { left, width, height } = panel;
  const back = `<rect x="${left}" width="${width}" height="${height}" fill="${ground}"/>`;
  const size = 210;
  const at = { x: left + (width - size) / 2, y: (height - size) / 2 };
  if (category) return back + categoryIcon(category, { ...at, size, color: line });
  if (page) return back + pageIcon(page, { ...at, size, color: line });
  const scale = 7.5;
  const paint: [string, string, string] = [colors.action, colors.accent, ground];
  return back + mark(left + (width - 36 * scale) / 2, (height - 37 * scale) / 2, scale, paint);
}

const titles = [
  { size: 68, lines: 2 },
  { size: 60, lines: 2 },
  { size: 60, lines: 3 },
  { size: 52, lines: 3 },
  { size: 46, lines: 3 },
] as const;

interface Block {
  height: number;
  draw: (y: number) => string;
}

function wordsOf(image: ShareImage, room: number): { words: string; fits: boolean } {
  const rest = [
    image.note === null ? null : noteOf(image.note),
    image.pay === null ? null : payOf(image.pay),
    image.place === null ? null : placeOf(image.place),
  ].filter((block) => block !== null);
  const restHeight = rest.reduce((sum, { height }) => sum + height, 0);
  const fits = ({ lines, isWhole }: Lines, size: number) =>
    isWhole && lines.length * leading(size) + restHeight <= room;
  const titled = ({ size, lines }: (typeof titles)[number]) => ({
    size,
    ...titleLines(image.title, size, lines),
  });
  const tried = titles.map(titled);
  const smallest = titled(titles[4]);
  const title = tried.find((one) => fits(one, one.size)) ?? smallest;
  const blocks = [titleOf(title), ...rest];
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  let y = top + Math.max(0, (room - height) / 2);
  const drawn = blocks.map((block) => {
    const svg = block.draw(y);
    y += block.height;
    return svg;
  });
  return { words: drawn.join(''), fits: height <= room };
}

const leading = (size: number) => Math.round(size * 1.14);

function titleLines(title: string, size: number, lines: number): Lines {
  const measure = (text: string) => widthOf(text, { size, weight: 700 });
  return linesOf(title, { width: column, lines, measure });
}

function titleOf({ size, lines }: { size: number; lines: string[] }): Block {
  const look = { size, weight: 700, x: edge, color: colors.ink } as const;
  return {
    height: lines.length * leading(size),
    draw: (y) =>
      lines
        .map((line, at) => write(line, { ...look, y: y + at * leading(size) + size * 0.86 }))
        .join(''),
  };
}

function lineOf(text: string, look: Lettering & { color: string }, gap: number, indent = 0): Block {
  const line = shorten(text, column - indent, (part) => widthOf(part, look));
  return {
    height: gap + leading(look.size),
    draw: (y) => write(line, { ...look, x: edge + indent, y: y + gap + look.size * 0.86 }),
  };
}

const noteOf = (text: string) => lineOf(text, { size: 32, weight: 400, color: colors.muted }, 12);

/** Smaller where it would not fit: a sum is never cut off. */
function payOf(text: string): Block {
  const sizes = [50, 44, 38, 32];
  const size = sizes.find((one) => widthOf(text, { size: one, weight: 700 }) <= column) ?? 32;
  return lineOf(text, { size, weight: 700, color: colors.action }, 26);
}

function placeOf(text: string): Block {
  const line = lineOf(text, { size: 32, weight: 400, color: colors.ink }, 18, 46);
  const pin = { x: edge - 2, size: 36, color: colors.muted };
  return { ...line, draw: (y) => pinIcon({ ...pin, y: y + 16 }) + line.draw(y) };
}

const chip = { size: 27, weight: 400, height: 54, padding: 20, gap: 12 } as const;

/** As many of the highlights as the rows hold, at the bottom. */
function chipRows(texts: string[], most: number): { height: number; draw: () => string } {
  const boxes: { text: string; x: number; row: number; width: number }[] = [];
  let x = 0;
  let row = 0;
  for (const full of texts) {
    const text = shorten(full, column - 2 * chip.padding, (part) => widthOf(part, chip));
    const width = widthOf(text, chip) + 2 * chip.padding;
    if (x > 0 && x + width > column) {
      row += 1;
      x = 0;
    }
    if (row >= most) break;
    boxes.push({ text, x, row, width });
    x += width + chip.gap;
  }
  const rows = Math.max(-1, ...boxes.map((box) => box.row)) + 1;
  const height = rows * (chip.height + chip.gap) - (rows > 0 ? chip.gap : 0);
  const draw = () =>
    boxes
      .map((box) => {
        const y = bottom - height + box.row * (chip.height + chip.gap);
        const at = { ...chip, color: colors.ink, x: edge + box.x + chip.padding, y: y + 36 };
        return `<rect x="${edge + box.x}" y="${y}" width="${box.width}" height="${chip.height}" rx="14" fill="${colors.soft}"/>${write(box.text, at)}`;
      })
      .join('');
  return { height: rows > 0 ? height + 28 : 0, draw };
}
