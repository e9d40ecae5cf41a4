import { pick, type Random, seeded } from '../random.ts';
import { walls } from './paints.ts';

/** What people show of their life beside themselves. */
export const thingKinds = ['toys', 'drawing', 'pie', 'flowers', 'knitting', 'books'] as const;
export type Thing = (typeof thingKinds)[number];

const woods = [
  ['#d9a873', '#c08d57'],
  ['#c47a45', '#a8632f'],
  ['#efe2cb', '#dccbad'],
] as const;

/** Wall and table of one picture; what stands on it is drawn after them, from the same row. */
function placeOf(thing: Thing, number: number) {
  const random = seeded(Math.imul(number, 69_621) + thingKinds.indexOf(thing));
  return { random, wall: pick(random, walls).base, wood: pick(random, woods) };
}

/** The two large colours, for the time before the picture comes. */
export function sketchThing(thing: Thing, number: number) {
  const { wall, wood } = placeOf(thing, number);
  return { wall, table: wood[0] };
}

/** A table with things on it, 800 × 1000; the same number gives the same text. */
export function drawThing(thing: Thing, number: number): string {
  const { random, wall, wood } = placeOf(thing, number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">
    <rect width="800" height="1000" fill="${wall}"/>
    <path d="M0 0H250L60 620H0Z" fill="#fff" opacity=".35"/>
    <rect y="620" width="800" height="380" fill="${wood[0]}"/>
    <path d="M0 620H800V640H0ZM0 770H800V774H0ZM0 900H800V905H0Z" fill="${wood[1]}"/>
    ${drawings[thing](random)}</svg>`;
}

const bright = ['#e2745a', '#f4ab62', '#1c7d72', '#5f86b0', '#9ccfc3', '#8f6a8c', '#f9cf94'];

const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.12}" fill="#3b2a20" opacity=".16"/>`;

function cup(random: Random, x: number, y: number): string {
  const paint = pick(random, bright);
  return `${shadow(x, y + 92, 80)}<path d="M${x + 52} ${y + 12}q58-6 52 34t-60 34" fill="none" stroke="${paint}" stroke-width="15"/>
    <path d="M${x - 62} ${y}H${x + 62}L${x + 50} ${y + 88}Q${x} ${y + 100} ${x - 50} ${y + 88}Z" fill="${paint}"/>
    <ellipse cx="${x}" cy="${y}" rx="62" ry="13" fill="#fff6e6"/><ellipse cx="${x}" cy="${y + 2}" rx="52" ry="9" fill="#96562b"/>
    <path d="M${x - 14} ${y - 24}q-12-20 4-38t2-36M${x + 16} ${y - 24}q-12-20 4-38" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`;
}

/** In the middle of a toy brick; drawn, for not every machine has letters. */
const signs = [
  'M0 26C-44-4-26-34 0-14C26-34 44-4 0 26Z',
  'M0-32L9-10 33-9 14 6 21 29 0 16-21 29-14 6-33-9-9-10Z',
  'M-24 26V-4L0-28 24-4V26Z',
  'M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0',
  'M10-28a29 29 0 1 0 16 44a25 25 0 0 1-16-44Z',
];

function cube(random: Random, x: number, y: number, size: number): string {
  const paint = pick(random, bright);
  return `<rect x="${x}" y="${y - size}" width="${size}" height="${size}" rx="10" fill="${paint}"/>
    <rect x="${x + size * 0.14}" y="${y - size * 0.86}" width="${size * 0.72}" height="${size * 0.72}" rx="8" fill="#fff6e6"/>
    <path d="${pick(random, signs)}" fill="${paint}" transform="translate(${x + size / 2} ${y - size / 2})"/>`;
}

const toys = (random: Random) => `
  ${shadow(560, 806, 170)}
  <g fill="#c98e52"><circle cx="500" cy="430" r="46"/><circle cx="640" cy="430" r="46"/><ellipse cx="570" cy="690" rx="140" ry="122"/><circle cx="570" cy="500" r="112"/><ellipse cx="452" cy="660" rx="44" ry="76" transform="rotate(28 452 660)"/><ellipse cx="690" cy="660" rx="44" ry="76" transform="rotate(-28 690 660)"/><circle cx="484" cy="780" r="58"/><circle cx="656" cy="780" r="58"/></g>
  <g fill="#f3dcbb"><circle cx="484" cy="786" r="32"/><circle cx="656" cy="786" r="32"/><ellipse cx="570" cy="700" rx="78" ry="74"/><ellipse cx="570" cy="536" rx="54" ry="42"/></g>
  <g fill="#3b2a20"><circle cx="528" cy="482" r="10"/><circle cx="612" cy="482" r="10"/><ellipse cx="570" cy="520" rx="17" ry="12"/></g>
  <path d="M552 550q18 16 36 0" fill="none" stroke="#3b2a20" stroke-width="6" stroke-linecap="round"/>
  <path d="M500 606Q570 640 640 606L650 636Q570 670 490 636Z" fill="${pick(random, bright)}"/>
  ${shadow(210, 862, 170)}${cube(random, 70, 860, 140)}${cube(random, 220, 862, 140)}${cube(random, 150, 722, 136)}
  ${shadow(380, 932, 70)}<circle cx="380" cy="870" r="66" fill="#e2745a"/><path d="M318 850Q380 890 442 850" fill="none" stroke="#fff6e6" stroke-width="14"/>`;

const drawing = (random: Random) => `
  <g transform="rotate(${pick(random, [-6, -3, 4])} 380 620)">
    <rect x="116" y="330" width="540" height="420" fill="#3b2a20" opacity=".14"/><rect x="100" y="316" width="540" height="420" fill="#fffdf7"/>
    <g fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">
      <path d="M130 672q60-22 120 0t120 0 120 0 120-4" stroke="#7fb39b"/>
      <path d="M240 660V530H400V660M216 538L320 440 424 538" stroke="#e2745a"/><path d="M290 660V596H346V660" stroke="#96562b"/>
      <circle cx="556" cy="410" r="38" stroke="#f4ab62"/><path d="M556 352v-22M614 410h22M596 370l16-16M516 370l-16-16M498 410h-22" stroke="#f4ab62"/>
      <circle cx="500" cy="560" r="24" stroke="#5f86b0"/><path d="M500 584v56M464 610h72M500 640l-24 34M500 640l24 34" stroke="#5f86b0"/>
      <path d="M160 660V600M160 604q-26-26 0-40 26 14 0 40" stroke="#8f6a8c"/>
    </g></g>
  ${[0, 1, 2, 3, 4]
    .map((n) => {
      const paint = bright[n]!;
      return `<g transform="translate(${150 + n * 112} 850) rotate(${pick(random, [-24, -8, 10, 30])})"><rect x="-92" y="-13" width="160" height="26" rx="4" fill="${paint}"/><path d="M68-13L112 0 68 13Z" fill="#f3dcbb"/><path d="M96-4L112 0 96 4Z" fill="${paint}"/></g>`;
    })
    .join('')}`;

const pie = (random: Random) => `
  ${shadow(380, 838, 320)}<ellipse cx="380" cy="800" rx="310" ry="78" fill="#fffdf7"/><ellipse cx="380" cy="792" rx="252" ry="56" fill="#e6dcc8"/>
  <path d="M140 700Q150 800 380 806T620 700Z" fill="#c98e52"/><ellipse cx="380" cy="700" rx="242" ry="86" fill="#e0ad6a"/>
  <g fill="none" stroke="#c98e52" stroke-width="22" stroke-linecap="round"><path d="M210 650L470 776M290 628L560 740M172 706L380 782M560 660L300 776M480 630L214 748M592 706L420 782"/></g>
  <ellipse cx="380" cy="700" rx="242" ry="86" fill="none" stroke="#d69a55" stroke-width="26"/>
  <path d="M330 590q-16-26 6-50t2-48M400 580q-16-26 6-50t2-48M470 592q-16-26 6-50" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"/>
  ${cup(random, 660, 850)}
  <g fill="#c9463f"><circle cx="120" cy="900" r="26"/><circle cx="172" cy="918" r="26"/><circle cx="150" cy="872" r="24"/></g>`;

const flowers = (random: Random) => {
  const heads = [
    [250, 330],
    [380, 250],
    [520, 320],
    [310, 440],
    [460, 430],
    [600, 430],
    [190, 450],
  ];
  const stems = heads.map(([x, y]) => `M400 700Q${(x! + 400) / 2 - 10} 580 ${x} ${y}`).join('');
  const flower = ([x, y]: number[]) => {
    const paint = pick(random, ['#e2745a', '#f4ab62', '#f0a394', '#8f6a8c', '#fff6e6', '#f9cf94']);
    const petals = [0, 60, 120, 180, 240, 300].map(
      (angle) => `<ellipse cx="0" cy="-40" rx="25" ry="38" transform="rotate(${angle})"/>`,
    );
    return `<g transform="translate(${x} ${y})" fill="${paint}">${petals.join('')}<circle r="22" fill="#c98e32"/></g>`;
  };
  return `
    <path d="${stems}" fill="none" stroke="#3f8573" stroke-width="10"/>
    <g fill="#7fb39b"><ellipse cx="300" cy="560" rx="24" ry="70" transform="rotate(-48 300 560)"/><ellipse cx="500" cy="560" rx="24" ry="70" transform="rotate(48 500 560)"/><ellipse cx="430" cy="540" rx="20" ry="64" transform="rotate(14 430 540)"/></g>
    ${heads.map(flower).join('')}
    ${shadow(400, 892, 150)}<path d="M318 640H482Q470 720 508 780T470 890H330Q254 850 292 780T318 640Z" fill="${pick(random, ['#5f86b0', '#1c7d72', '#fffdf7', '#c47a45'])}"/>
    <path d="M340 700Q320 780 344 850" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".45"/>`;
};

const knitting = (random: Random) => {
  const ball = (x: number, y: number, r: number) => {
    const paint = pick(random, bright);
    return `${shadow(x, y + r - 4, r)}<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/><g fill="none" stroke="#3b2a20" stroke-opacity=".22" stroke-width="6"><path d="M${x - r * 0.9} ${y - 10}Q${x} ${y - r} ${x + r * 0.9} ${y}M${x - r * 0.95} ${y + 16}Q${x} ${y - r * 0.5} ${x + r * 0.9} ${y + 26}M${x - r * 0.6} ${y + r * 0.7}Q${x - r * 0.2} ${y - r * 0.4} ${x + r * 0.5} ${y - r * 0.8}M${x - r * 0.1} ${y + r * 0.95}Q${x + r * 0.4} ${y} ${x + r * 0.8} ${y - r * 0.5}"/></g>`;
  };
  const wool = pick(random, bright);
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  return `
    <path d="M150 470H470V760Q310 790 150 760Z" fill="${wool}"/>
    <path d="${rows.map((n) => rows.map((k) => `M${164 + k * 38} ${494 + n * 34}l14 18 14-18`).join('')).join('')}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linejoin="round"/>
    <path d="M96 452L540 478M130 500L520 430" stroke="#96562b" stroke-width="14" stroke-linecap="round"/><circle cx="96" cy="452" r="15" fill="#f4ab62"/><circle cx="520" cy="430" r="15" fill="#f4ab62"/>
    <path d="M466 740C540 800 520 880 600 850" fill="none" stroke="${wool}" stroke-width="8"/>
    ${ball(640, 800, 104)}${ball(480, 876, 76)}${ball(250, 880, 84)}${cup(random, 640, 570)}`;
};

const books = (random: Random) => {
  const stack = [0, 1, 2, 3, 4].map((n) => {
    const x = 150 + pick(random, [-24, 0, 18, 34]);
    const y = 770 - n * 74;
    const paint = bright[(n * 2 + Math.floor(random() * 2)) % bright.length]!;
    return `<rect x="${x}" y="${y}" width="420" height="70" rx="9" fill="${paint}"/><path d="M${x + 10} ${y + 12}H${x + 412}V${y + 58}H${x + 10}Z" fill="#fffdf7" transform="translate(8 0)"/><path d="M${x} ${y + 8}q0-8 8-8H${x + 60}V${y + 70}H${x + 8}q-8 0-8-8Z" fill="${paint}"/><path d="M${x + 80} ${y + 28}H${x + 404}M${x + 80} ${y + 44}H${x + 404}" stroke="#e6dcc8" stroke-width="4"/>`;
  });
  return `${shadow(380, 846, 270)}${stack.join('')}
    <g fill="#fff" fill-opacity=".2" stroke="#3b2a20" stroke-width="9"><circle cx="280" cy="430" r="42"/><circle cx="400" cy="430" r="42"/><path d="M322 426q18-12 36 0M238 424l-46-24M442 424l46-24" fill="none" stroke-linecap="round"/></g>
    ${cup(random, 650, 800)}`;
};

const drawings: Record<Thing, (random: Random) => string> = {
  toys,
  drawing,
  pie,
  flowers,
  knitting,
  books,
};
