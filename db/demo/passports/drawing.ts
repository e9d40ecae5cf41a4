import sharp from 'sharp';
import { outlineOf } from '#server/platform/text-outlines.ts';
import type { Sitter } from '../portraits/picture.ts';
import { drawPortrait } from '../portraits/portrait.ts';

export interface Shown {
  name: string;
  /** `1985-04-17` */
  birthDate: string;
  sitter: Sitter;
}

/** The page of a passport that is none, and says so. */
export const paintPage = (shown: Shown) =>
  paint(1500, 1050, `<rect width="1500" height="1050" fill="#5b5f66"/>${pageOf(shown)}`);

/** Its owner with the page in the hand. */
export const paintSelfie = (shown: Shown) =>
  paint(
    1000,
    1250,
    `${at(0, 0, 1.25, drawPortrait({ ...shown.sitter, view: 2 }))}${at(520, 860, 0.3, pageOf(shown))}`,
  );

function pageOf({ name, birthDate, sitter }: Shown): string {
  const [year, month, day] = birthDate.split('-');
  const lines = name.toUpperCase().split(' ').toReversed();
  return [
    '<rect x="60" y="60" width="1380" height="930" rx="28" fill="#f0e4dc"/>',
    at(130, 250, 0.5, drawPortrait({ ...sitter, view: 1 })),
    word('ОБРАЗЕЦ', 130, 180, { size: 72, fill: '#b3261e' }),
    ...lines.map((line, index) => word(line, 620, 330 + index * 90, { size: 56, fill: '#2b2420' })),
    word(`${day}.${month}.${year}`, 620, 640, { size: 56, fill: '#2b2420' }),
    // Where number and series would be.
    '<rect x="620" y="760" width="560" height="64" rx="10" fill="#2b2420"/>',
  ].join('');
}

const at = (x: number, y: number, scale: number, svg: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;

function word(text: string, x: number, y: number, look: { size: number; fill: string }): string {
  const { size, fill } = look;
  return `<path fill="${fill}" d="${outlineOf(text, { size, weight: 600, x, y })}"/>`;
}

function paint(width: number, height: number, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).webp().toBuffer();
}
