import { ink } from './paints.ts';
import type { Look } from './look.ts';

/** Everything is drawn round the middle between the eyes; the chin is some 150 below. */
function faceOutline({ face }: Look): string {
  const { cheek: c, jaw: j, chin, length: l } = face;
  const half = (s: number) => [
    [s * 78, -158, s * c, -100, s * c, -8],
    [s * c, 44, s * (j + 14), l - 64, s * (j - 2), l - 40],
    [s * (j - 20), l - 14, s * chin, l, 0, l],
  ];
  const right = half(1).map((points) => `C${points.join(' ')}`);
  const [a, b, d] = half(-1);
  // The left half is walked back from the chin to the crown.
  const left = [
    [d![2], d![3], d![0], d![1], b![4], b![5]],
    [b![2], b![3], b![0], b![1], a![4], a![5]],
    [a![2], a![3], a![0], a![1], 0, -158],
  ].map((points) => `C${points.join(' ')}`);
  return `M0 -158${right.join('')}${left.join('')}Z`;
}

export function drawEars({ face, skin, earrings }: Look): string {
  const x = face.cheek - 2;
  const ear = (s: number) => `
    <ellipse cx="${s * x}" cy="12" rx="17" ry="27" fill="${skin.base}"/>
    <path d="M${s * (x + 5)} 0q${s * 7} 12 ${s * -3} 24" fill="none" stroke="${skin.deep}" stroke-width="4" stroke-linecap="round"/>
    ${ring(earrings, s * (x + 4))}`;
  return ear(-1) + ear(1);
}

function ring(kind: Look['earrings'], x: number): string {
  if (kind === 'none') return '';
  return kind === 'studs'
    ? `<circle cx="${x}" cy="40" r="5.5" fill="#f4ab62"/>`
    : `<circle cx="${x}" cy="52" r="13" fill="none" stroke="#d99a45" stroke-width="4"/>`;
}

export function drawFace(look: Look, mouth: 'smile' | 'grin' | 'soft'): string {
  const { skin, face } = look;
  const outline = faceOutline(look);
  return `
    <clipPath id="face"><path d="${outline}"/></clipPath>
    <radialGradient id="face-blush"><stop offset=".1" stop-color="${skin.cheek}" stop-opacity=".55"/><stop offset="1" stop-color="${skin.cheek}" stop-opacity="0"/></radialGradient>
    <path d="${outline}" fill="${skin.base}"/>
    <g clip-path="url(#face)">
      <path d="M70 -170C44 -70 104 30 ${face.jaw - 22} ${face.length + 12}L170 170V-170Z" fill="${skin.deep}" opacity=".2"/>
      <ellipse cx="-66" cy="54" rx="38" ry="28" fill="url(#face-blush)"/>
      <ellipse cx="66" cy="54" rx="38" ry="28" fill="url(#face-blush)"/>
    </g>
    ${look.freckles ? drawFreckles(skin.deep) : ''}
    ${drawYears(look)}
    ${drawEyes(look, mouth === 'grin')}
    ${drawBrows(look)}
    ${drawNose(look)}
    ${drawMouth(look, mouth)}`;
}

function drawFreckles(colour: string): string {
  const spots = [
    [-72, 40],
    [-58, 48],
    [-46, 38],
    [-62, 32],
    [72, 40],
    [58, 48],
    [46, 38],
    [62, 32],
    [-10, 28],
    [12, 30],
  ];
  const dots = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`).join('');
  return `<g fill="${colour}" opacity=".6">${dots}</g>`;
}

/** Lines that the years have drawn, all of them soft. */
function drawYears({ age, skin, eyes, mouth }: Look): string {
  if (age < 42) return '';
  const x = eyes.apart;
  const strength = Math.min(0.75, 0.25 + (age - 42) * 0.022);
  const both = (path: (s: number) => string) => path(-1) + path(1);
  const smile = both(
    (s) => `M${s * 30} 56Q${s * (mouth.width + 12)} 72 ${s * (mouth.width + 12)} 92`,
  );
  const corners = both((s) => `M${s * (x + 26)} -4l${s * 13} -7M${s * (x + 27)} 5l${s * 14} 2`);
  const bags = both((s) => `M${s * (x - 14)} 20Q${s * x} 28 ${s * (x + 14)} 19`);
  const forehead = age > 55 ? 'M-42 -84Q0 -92 42 -84M-30 -68Q0 -75 30 -68' : '';
  return `<path d="${smile}${age > 48 ? corners : ''}${age > 52 ? bags : ''}${forehead}" fill="none" stroke="${skin.deep}" stroke-width="3.6" stroke-linecap="round" opacity="${strength}"/>`;
}

function drawEyes({ eyes, iris, sex }: Look, narrowed: boolean): string {
  const { apart, size, slant } = eyes;
  const tall = narrowed ? size * 0.95 : size * 1.22;
  const eye = (s: number) => {
    const x = s * apart;
    const lashes =
      sex === 'female'
        ? `<path d="M${x + s * 17} ${-7 - slant}l${s * 8} -6M${x + s * 11} ${-12 - slant}l${s * 6} -8" stroke-width="3.2"/>`
        : '';
    return `
      <ellipse cx="${x}" cy="1" rx="19" ry="${tall + 3}" fill="#fffaf3"/>
      <ellipse cx="${x + 1}" cy="1" rx="${size + 1}" ry="${tall + 1}" fill="${iris}"/>
      <circle cx="${x + 4}" cy="${-3}" r="2.8" fill="#fff"/>
      <g fill="none" stroke="${ink}" stroke-linecap="round">
        <path d="M${x - s * 19} ${3 + slant / 2}Q${x} ${-tall - 9} ${x + s * 20} ${-2 - slant}" stroke-width="4.6"/>
        ${lashes}
      </g>`;
  };
  return eye(-1) + eye(1);
}

function drawBrows({ brows, eyes, brow }: Look): string {
  const y = -brows.lift;
  const one = (s: number) => {
    const x = s * eyes.apart;
    return `M${x - s * 24} ${y + 5}Q${x + s * 2} ${y - brows.bend} ${x + s * 27} ${y + 6}`;
  };
  return `<path d="${one(-1)}${one(1)}" fill="none" stroke="${brow}" stroke-width="${brows.thick}" stroke-linecap="round"/>`;
}

function drawNose({ nose, skin }: Look): string {
  const path = {
    button: 'M-13 46Q-16 57 -3 58Q12 59 13 47',
    straight: 'M4 8C3 24 16 38 14 48Q11 57 -6 55',
    round: 'M-17 45Q-20 56 -8 55Q0 62 9 55Q20 56 17 45',
  }[nose];
  return `<path d="${path}" fill="none" stroke="${skin.deep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawMouth({ mouth, sex, age }: Look, kind: 'smile' | 'grin' | 'soft'): string {
  const { width: w, full } = mouth;
  const lip = sex === 'female' ? (age > 55 ? '#c9705f' : '#cf5f55') : '#b8705c';
  if (kind === 'grin') {
    return `
      <path d="M${-w} 84Q0 92 ${w} 84Q${w - 6} 116 0 117Q${6 - w} 116 ${-w} 84Z" fill="#8c3b32"/>
      <path d="M${-w + 3} 86Q0 93 ${w - 3} 86Q${w - 6} 98 0 99Q${6 - w} 98 ${-w + 3} 86Z" fill="#fffaf3"/>
      <path d="M${-w} 84Q0 92 ${w} 84" fill="none" stroke="${lip}" stroke-width="4" stroke-linecap="round"/>`;
  }
  const dip = kind === 'smile' ? 24 : 15;
  const lips =
    sex === 'female'
      ? `<path d="M${-w} 88Q${-w / 2} ${84 - full / 4} 0 ${88 + dip / 4}Q${w / 2} ${84 - full / 4} ${w} 88Q0 ${88 + dip + full * 2} ${-w} 88Z" fill="${lip}" opacity=".85"/>`
      : `<path d="M-11 ${96 + dip / 2 + full}q11 6 22 0" fill="none" stroke="${lip}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  return `${lips}<path d="M${-w - 2} 86Q0 ${88 + dip} ${w + 2} 86" fill="none" stroke="#7d3a2e" stroke-width="4.4" stroke-linecap="round"/>`;
}

export function drawGlasses({ glasses, eyes, face }: Look): string {
  if (glasses === 'none') return '';
  const x = eyes.apart;
  const lens = {
    round: (s: number) => `<circle cx="${s * x}" cy="4" r="34"/>`,
    square: (s: number) => `<rect x="${s * x - 36}" y="-23" width="72" height="54" rx="15"/>`,
    half: (s: number) =>
      `<path d="M${s * x - 34} -12H${s * x + 34}Q${s * x + 34} 30 ${s * x} 31Q${s * x - 34} 30 ${s * x - 34} -12Z"/>`,
  }[glasses];
  const inner = x - 34;
  return `<g fill="#fffaf3" fill-opacity=".16" stroke="${ink}" stroke-width="4.6" stroke-linejoin="round">
    ${lens(-1)}${lens(1)}
    <path d="M${-inner} -1Q0 -11 ${inner} -1M${x + 34} -4L${face.cheek + 3} -6M${-x - 34} -4L${-face.cheek - 3} -6" fill="none" stroke-linecap="round"/></g>`;
}

/** Clipped by the face, so that it follows the jaw. */
export function drawBeard({ beard, hair, face, mouth }: Look): string {
  if (beard === 'none') return '';
  const { cheek: c, length: l } = face;
  const m = mouth.width + 8;
  const lipHole = `M${-m + 4} 88Q0 78 ${m - 4} 88Q${m - 8} 112 0 114Q${8 - m} 112 ${4 - m} 88Z`;
  const moustache = `<path d="M0 70Q${-m} 62 ${-m - 6} 88Q${-m / 2} 80 0 82Q${m / 2} 80 ${m + 6} 88Q${m} 62 0 70Z" fill="${hair.base}"/>`;
  if (beard === 'moustache') return moustache;
  const body = `M${-c - 8} 20C${-c + 14} 40 ${-c + 22} 66 ${-m - 8} 72Q0 60 ${m + 8} 72C${c - 22} 66 ${c - 14} 40 ${c + 8} 20V${l + 40}H${-c - 8}Z${lipHole}`;
  if (beard === 'stubble') {
    return `<g clip-path="url(#face)"><path d="${body}" fill="${hair.deep}" fill-rule="evenodd" opacity=".22"/></g>`;
  }
  const full =
    beard === 'full'
      ? `<path d="M${-c + 12} 66Q${-c + 6} ${l + 26} 0 ${l + 32}Q${c - 6} ${l + 26} ${c - 12} 66Q0 ${l + 10} ${-c + 12} 66Z" fill="${hair.base}"/>`
      : '';
  return `${full}<g clip-path="url(#face)"><path d="${body}" fill="${hair.base}" fill-rule="evenodd"/></g>${moustache}`;
}
