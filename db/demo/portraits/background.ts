import { chance, pick, type Random } from '../random.ts';
import { type Wall, walls } from './paints.ts';

interface Background {
  wall: Wall;
  svg: string;
}

type Scene = (random: Random, wall: Wall) => string;

/** Behind the person, 800 × 1000. */
export function makeBackground(random: Random): Background {
  const wall = pick(random, walls);
  const scene = pick(random, scenes);
  const flipped = chance(random, 0.5) ? ' transform="translate(800 0) scale(-1 1)"' : '';
  return {
    wall,
    svg: `<rect width="800" height="1000" fill="${wall.base}"/><g${flipped}>${scene(random, wall)}</g>`,
  };
}

const leaves = ['#7fb39b', '#3f8573', '#5f9d86'];

function potted(random: Random, x: number, y: number, size: number): string {
  const blades = [-64, -34, -8, 22, 52].map((angle, n) => {
    const length = (150 + (n % 2) * 50) * size;
    return `<path d="M0 0C${-30 * size} ${-length * 0.4} ${-18 * size} ${-length} 0 ${-length}C${18 * size} ${-length} ${30 * size} ${-length * 0.4} 0 0Z" fill="${leaves[n % 3]}" transform="rotate(${angle})"/>`;
  });
  const pot = pick(random, ['#c47a45', '#f4ab62', '#fff6e6', '#5f86b0']);
  return `<g transform="translate(${x} ${y})">${blades.join('')}<path d="M${-48 * size} ${-6 * size}H${48 * size}L${38 * size} ${84 * size}H${-38 * size}Z" fill="${pot}"/></g>`;
}

const window: Scene = (random, wall) => {
  const view = pick(random, [
    '<circle cx="570" cy="170" r="52" fill="#f9cf94"/><path d="M420 420Q500 330 600 380T780 360V460H420Z" fill="#7fb39b"/>',
    '<path d="M430 460V300H520V240H610V460ZM630 460V330H760V460Z" fill="#cfdbe2"/><path d="M450 330h24v24h-24zM540 270h24v24h-24zM660 360h24v24h-24z" fill="#ffe9bf"/>',
    '<circle cx="500" cy="330" r="110" fill="#9cc7b2"/><circle cx="680" cy="360" r="120" fill="#7fb39b"/><path d="M490 460V340M680 460V360" stroke="#96562b" stroke-width="14"/>',
  ]);
  return `
    <rect x="420" y="70" width="350" height="400" fill="#e3f0f6"/>
    <svg x="420" y="70" width="350" height="400" viewBox="420 70 350 400">${view}</svg>
    <path d="M420 70H770V470H420ZM595 70V470M420 230H770" fill="none" stroke="#fffaf1" stroke-width="20"/>
    <path d="M780 30C740 200 770 360 720 520H830V30Z" fill="${wall.deep}"/>
    <path d="M392 470H800V500H392Z" fill="#efdfc6"/>
    ${potted(random, 470, 440, 0.42)}`;
};

const shelf: Scene = (random) => {
  const colours = ['#1c7d72', '#e2745a', '#f4ab62', '#5f86b0', '#c9b18b', '#9ccfc3', '#8f6a8c'];
  const row = (x: number, y: number, count: number) => {
    let at = x;
    return Array.from({ length: count }, () => {
      const width = 22 + Math.floor(random() * 16);
      const height = 92 + Math.floor(random() * 44);
      const book = `<rect x="${at}" y="${y - height}" width="${width}" height="${height}" rx="4" fill="${pick(random, colours)}"/>`;
      at += width + 3;
      return book;
    }).join('');
  };
  return `
    ${row(36, 230, 5)}<rect x="0" y="230" width="330" height="16" fill="#c47a45"/>
    ${row(48, 430, 6)}<rect x="0" y="430" width="330" height="16" fill="#c47a45"/>
    ${potted(random, 268, 196, 0.42)}
    <rect x="560" y="110" width="170" height="210" rx="6" fill="#fffaf1"/><rect x="580" y="130" width="130" height="170" fill="#ddeeea"/>
    <circle cx="645" cy="200" r="34" fill="#f9cf94"/><path d="M580 270Q620 230 660 262T710 250V300H580Z" fill="#7fb39b"/>`;
};

const plant: Scene = (random, wall) => `
  <path d="M0 760H800V1000H0Z" fill="${wall.deep}"/>
  <circle cx="400" cy="430" r="330" fill="#fffaf1" opacity=".55"/>
  ${potted(random, 110, 700, 1.5)}`;

const arch: Scene = (random, wall) => `
  <path d="M90 1000V420C90 160 260 70 400 70S710 160 710 420V1000Z" fill="${wall.deep}"/>
  ${chance(random, 0.5) ? potted(random, 690, 760, 1.1) : ''}`;

const park: Scene = () => `
  <rect width="800" height="1000" fill="#e6f1ea"/>
  <circle cx="640" cy="150" r="74" fill="#f9cf94"/>
  <g opacity=".9"><circle cx="90" cy="330" r="190" fill="#9cc7b2"/><circle cx="330" cy="250" r="150" fill="#b5d6c5"/><circle cx="700" cy="380" r="200" fill="#7fb39b"/></g>
  <path d="M0 560Q240 480 440 540T800 520V1000H0Z" fill="#a9cbb0"/>
  <path d="M84 600V380M704 620V420" stroke="#96562b" stroke-width="22" stroke-linecap="round"/>`;

const kitchen: Scene = (random) => {
  const tiles = Array.from({ length: 9 }, (_, n) => `M${n * 100} 300V640`).join('');
  return `
    <path d="M0 300H800V640H0Z" fill="#fffaf1"/>
    <path d="${tiles}M0 300H800M0 413H800M0 526H800" stroke="#e6dac5" stroke-width="5"/>
    <rect x="0" y="96" width="800" height="20" fill="#96562b"/>
    ${[120, 230, 620, 716].map((x, n) => `<path d="M${x} 116v26" stroke="#473e35" stroke-width="5"/><path d="M${x - 34} 142h68v40q0 34-34 34t-34-34z" fill="${['#f4ab62', '#1c7d72', '#e2745a', '#5f86b0'][n]}"/>`).join('')}
    <rect x="0" y="640" width="800" height="30" fill="#c47a45"/>
    ${potted(random, 690, 570, 0.7)}`;
};

const frames: Scene = (random, wall) => {
  const picture = (x: number, y: number, w: number, h: number) => {
    const paint = pick(random, ['#9ccfc3', '#f9cf94', '#f0a38c', '#b9cbe0']);
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="#96562b"/><rect x="${x + 14}" y="${y + 14}" width="${w - 28}" height="${h - 28}" fill="#fffaf1"/><circle cx="${x + w / 2}" cy="${y + h / 2}" r="${Math.min(w, h) / 4}" fill="${paint}"/>`;
  };
  return `${picture(56, 90, 150, 190)}${picture(40, 320, 170, 140)}${picture(610, 110, 140, 140)}${picture(590, 290, 170, 210)}
    <path d="M0 800H800V1000H0Z" fill="${wall.deep}"/>`;
};

const scenes: readonly Scene[] = [window, window, shelf, plant, arch, park, kitchen, frames];
