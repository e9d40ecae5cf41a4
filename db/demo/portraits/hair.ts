import type { Cut, Look } from './look.ts';

/** What lies behind the head and the shoulders. */
export function drawHairBehind(look: Look): string {
  const { hair, face } = look;
  const c = face.cheek;
  const shape: Partial<Record<Cut, string>> = {
    bob: `<path d="M${-c - 26} 60C${-c - 44} -110 -90 -196 0 -196C90 -196 ${c + 44} -110 ${c + 26} 60C${c + 26} 108 ${c + 4} 140 ${c - 24} 142H${24 - c}C${-c - 4} 140 ${-c - 26} 108 ${-c - 26} 60Z"/>`,
    long: `<path d="M${-c - 22} 40C${-c - 42} -110 -90 -196 0 -196C90 -196 ${c + 42} -110 ${c + 22} 40C${c + 24} 130 ${c + 62} 200 ${c + 46} 330C${c} 372 ${-c} 372 ${-c - 46} 330C${-c - 62} 200 ${-c - 24} 130 ${-c - 22} 40Z"/>`,
    wavy: `<path d="M${-c - 24} 20C${-c - 48} -120 -92 -200 0 -200C92 -200 ${c + 48} -120 ${c + 24} 20C${c + 60} 70 ${c + 26} 120 ${c + 52} 176C${c + 66} 226 ${c + 14} 262 ${c - 26} 240H${26 - c}C${-c - 14} 262 ${-c - 66} 226 ${-c - 52} 176C${-c - 26} 120 ${-c - 60} 70 ${-c - 24} 20Z"/>`,
    bun: `<circle cx="${look.part * 8}" cy="-216" r="52"/><path d="M${look.part * 8 - 30} -236q30 -22 62 4" fill="none" stroke="${hair.light}" stroke-width="5" stroke-linecap="round"/>`,
    low_bun: `<ellipse cx="${look.part * 96}" cy="112" rx="46" ry="42"/>`,
    ponytail: `<path d="M${look.part * 60} -150C${look.part * 190} -150 ${look.part * 196} 40 ${look.part * 158} 190C${look.part * 128} 236 ${look.part * 106} 190 ${look.part * 112} 120C${look.part * 120} 20 ${look.part * 120} -70 ${look.part * 60} -150Z"/>`,
    curls: circles([
      [-c - 10, -60, 54],
      [-c - 18, 10, 50],
      [-c - 6, 76, 46],
      [-92, -130, 58],
      [-34, -166, 60],
      [34, -166, 60],
      [92, -130, 58],
      [c + 10, -60, 54],
      [c + 18, 10, 50],
      [c + 6, 76, 46],
    ]),
    mens_curls: circles([
      [-c + 6, -66, 26],
      [c - 6, -66, 26],
      [-92, -112, 36],
      [92, -112, 36],
      [-58, -152, 42],
      [58, -152, 42],
      [0, -170, 46],
    ]),
  };
  return `<g fill="${hair.deep}">${shape[look.cut] ?? ''}</g>`;
}

const circles = (spots: readonly (readonly number[])[]) =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

/** What falls over the brow and along the cheeks. */
export function drawHairBefore(look: Look): string {
  const { hair, cut } = look;
  if (cut === 'bald') return drawSides(look);
  const { path, strands } = covers[cut](look);
  return `<g><path d="${path}" fill="${hair.base}"/>
    <path d="${strands}" fill="none" stroke="${hair.light}" stroke-width="4.5" stroke-linecap="round" opacity=".75"/></g>
    ${extras(look)}`;
}

interface Cover {
  path: string;
  strands: string;
}

/** Round the crown from ear to ear at a height above the skull. */
const crown = (c: number, over: number, side = 30, wide = 14) =>
  `M${-c - wide} ${side}C${-c - wide - 10} -110 -86 ${-158 - over} 0 ${-158 - over}C86 ${-158 - over} ${c + wide + 10} -110 ${c + wide} ${side}`;

/** From the right ear back to the left one: a parting, drawn for the left and mirrored. */
function hairline(c: number, part: number, low: number): string {
  const right = part > 0 ? -1 : 1;
  // Long sweep over the brow away from the parting, short one on the other side.
  const sweep =
    right > 0
      ? `C${c - 4} -20 ${c - 20} ${low - 26} 30 ${low - 52}C0 ${low - 58} -40 -128 -52 -136C-62 -104 ${-c + 8} -70 ${-c - 4} 16`
      : `C${c - 8} -70 62 -104 52 -136C40 -128 0 ${low - 58} -30 ${low - 52}C${-c + 20} ${low - 26} ${-c + 4} -20 ${-c - 4} 16`;
  return `L${c + 4} 16${sweep}Z`;
}

const fringeLine = (c: number) =>
  `L${c + 2} 10C${c - 2} -30 ${c - 10} -52 ${c - 22} -62C50 -50 -40 -46 ${-c + 22} -60C${-c + 10} -52 ${-c + 2} -30 ${-c - 2} 10Z`;

const swept = (c: number, height = -96) =>
  `L${c - 2} 0C${c - 6} -50 70 ${height} 30 ${height - 10}C0 ${height - 16} -30 ${height - 16} -44 ${height - 8}C-80 ${height + 6} ${-c + 6} -50 ${-c + 2} 0Z`;

const parted = (look: Look, over: number, side: number, wide: number): Cover => {
  const c = look.face.cheek;
  const p = look.part;
  return {
    path: crown(c, over, side, wide) + (look.fringe ? fringeLine(c) : hairline(c, p, -36)),
    strands: look.fringe
      ? `M-60 -120Q-66 -90 -58 -72M-16 -140Q-24 -96 -18 -66M34 -140Q36 -100 30 -68M74 -112Q78 -90 72 -74`
      : `M${p * -40} -150Q${p * 30} -140 ${p * 76} -78M${p * -34} -158Q${p * 70} -150 ${p * (c - 4)} -56M${p * -62} -148Q${p * -96} -110 ${p * (-c + 4)} -50`,
  };
};

const back = (look: Look, over: number, side = 16, wide = 8): Cover => {
  const c = look.face.cheek;
  return {
    path: crown(c, over, side, wide) + swept(c),
    strands: `M-70 -104Q-60 -140 -30 -164M-24 -112Q-16 -146 0 -170M26 -114Q32 -142 44 -160M74 -98Q80 -124 70 -144`,
  };
};

const cropped = (look: Look, over: number, height: number): Cover => {
  const c = look.face.cheek;
  const p = look.part;
  return {
    path: `${crown(c, over, -4, 4)}L${c - 4} -40C${c - 10} -66 ${c - 18} -84 ${c - 30} ${height + 8}C40 ${height - 12} -40 ${height - 12} ${30 - c} ${height + 8}C${18 - c} -84 ${10 - c} -66 ${4 - c} -40Z`,
    strands: `M${p * -50} ${height - 24}Q${p * -10} ${height - 50} ${p * 50} ${height - 34}M${p * -20} ${height - 46}Q${p * 30} ${height - 66} ${p * 76} ${height - 40}`,
  };
};

const covers: Record<Exclude<Cut, 'bald'>, (look: Look) => Cover> = {
  bob: (look) => parted(look, 38, 96, 24),
  long: (look) => parted(look, 38, 70, 18),
  wavy: (look) => parted({ ...look, fringe: false }, 42, 60, 22),
  bun: (look) => (look.fringe ? parted(look, 26, 10, 6) : back(look, 26)),
  low_bun: (look) => parted({ ...look, fringe: false }, 26, 20, 8),
  ponytail: (look) => (look.fringe ? parted(look, 28, 16, 8) : back(look, 28)),
  pixie: (look) => parted(look, 36, 34, 12),
  curls: (look) => ({
    path: `M${-look.face.cheek - 6} 0C${-look.face.cheek - 30} -90 -90 -190 0 -190C90 -190 ${look.face.cheek + 30} -90 ${look.face.cheek + 6} 0C${look.face.cheek} -60 80 -70 60 -98C30 -76 0 -112 -30 -88C-50 -70 -84 -84 ${-look.face.cheek - 6} 0Z`,
    strands: `M-84 -96q10 -30 38 -22M-30 -140q20 -22 44 -4M44 -116q24 -16 40 8M-100 -40q2 -22 16 -30M98 -50q-4 -20 -18 -26`,
  }),
  braid: (look) => parted({ ...look, fringe: false }, 30, 30, 10),
  kerchief: (look) => parted({ ...look, fringe: false }, 16, 10, 2),
  side: (look) => ({
    path: `${crown(look.face.cheek, 34, -6, 5)}L${look.face.cheek - 4} -40C${look.face.cheek - 12} -70 ${look.face.cheek - 18} -92 ${look.part > 0 ? `64 -116C30 -84 -50 -84 ${-look.face.cheek + 22} -96` : `${look.face.cheek - 22} -96C50 -84 -30 -84 -64 -116`}C${18 - look.face.cheek} -84 ${10 - look.face.cheek} -66 ${4 - look.face.cheek} -40Z`,
    strands: `M${look.part * 58} -132Q0 -124 ${look.part * -66} -112M${look.part * 62} -146Q${look.part * 10} -158 ${look.part * -58} -138`,
  }),
  short: (look) => cropped(look, 24, -96),
  buzz: (look) => cropped(look, 10, -102),
  quiff: (look) => {
    const { cheek: c } = look.face;
    return {
      path: `M${-c - 4} -6C${-c - 12} -90 -104 -150 -84 -178C-40 -226 60 -224 92 -186C112 -160 ${c + 12} -90 ${c + 4} -6L${c - 4} -40C${c - 10} -80 84 -100 70 -116C20 -96 -30 -100 -70 -118C-84 -100 ${10 - c} -80 ${4 - c} -40Z`,
      strands: `M-52 -130Q-40 -176 10 -192M-6 -122Q6 -166 52 -184M44 -122Q56 -150 78 -164`,
    };
  },
  receding: (look) => {
    const { cheek: c } = look.face;
    return {
      path: `${crown(c, 14, -2, 5)}L${c - 4} -36C${c - 6} -80 92 -112 70 -128C50 -112 34 -136 0 -138C-34 -136 -50 -112 -70 -128C-92 -112 ${6 - c} -80 ${4 - c} -36Z`,
      strands: `M-40 -146Q0 -158 40 -146`,
    };
  },
  mens_curls: (look) => ({
    path: `M${-look.face.cheek - 4} -10C${-look.face.cheek - 20} -110 -90 -192 0 -192C90 -192 ${look.face.cheek + 20} -110 ${look.face.cheek + 4} -10C${look.face.cheek - 8} -70 86 -74 66 -100C40 -78 10 -112 -22 -92C-46 -74 -84 -92 ${-look.face.cheek - 4} -10Z`,
    strands: `M-70 -116q14 -30 40 -16M-16 -150q22 -18 42 0M40 -118q22 -14 36 8`,
  }),
};

function drawSides({ hair, face: { cheek: c } }: Look): string {
  const side = (s: number) =>
    `M${s * (c + 4)} 4C${s * (c + 14)} -50 ${s * (c + 2)} -92 ${s * (c - 16)} -106C${s * (c - 10)} -70 ${s * (c - 12)} -40 ${s * (c - 6)} 2Z`;
  return `<path d="${side(1)}${side(-1)}" fill="${hair.base}"/>
    <path d="M-40 -134Q-10 -146 24 -140" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".28"/>`;
}

/** A braid over the shoulder, a kerchief over the crown. */
function extras({ cut, hair, part, face: { cheek: c }, skin }: Look): string {
  if (cut === 'braid') {
    const links = [0, 1, 2, 3, 4, 5].map(
      (n) =>
        `<ellipse cx="${part * (c - 2 + n * 3)}" cy="${84 + n * 40}" rx="${27 - n * 2}" ry="25" transform="rotate(${part * (n % 2 ? 24 : -24)} ${part * (c - 2 + n * 3)} ${84 + n * 40})"/>`,
    );
    return `<g fill="${hair.base}" stroke="${hair.deep}" stroke-width="3">${links.join('')}</g><circle cx="${part * (c + 16)}" cy="316" r="12" fill="#e2745a"/>`;
  }
  if (cut === 'kerchief') {
    return `<path d="M${-c - 16} 40C${-c - 34} -110 -92 -194 0 -194C92 -194 ${c + 34} -110 ${c + 16} 40C${c + 6} 0 ${c - 4} -60 60 -112C20 -134 -20 -134 -60 -112C${4 - c} -60 ${-c - 6} 0 ${-c - 16} 40Z" fill="#e2745a"/>
      <g fill="${skin.base}" opacity=".75">${[
        [-88, -96],
        [-50, -150],
        [4, -160],
        [56, -146],
        [92, -92],
        [-112, -34],
        [112, -34],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`)
        .join('')}</g>`;
  }
  return '';
}
