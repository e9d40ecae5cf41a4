import type { Look, Neckline, Wear } from './look.ts';

const torso = (broad: number, neck: number) => {
  const x = (value: number) => Math.round(value * broad);
  return `M${-neck - 10} 196C${-x(130)} 230 ${-x(214)} 244 ${-x(248)} 322C${-x(272)} 396 ${-x(280)} 500 ${-x(284)} 640H${x(284)}C${x(280)} 500 ${x(272)} 396 ${x(248)} 322C${x(214)} 244 ${x(130)} 230 ${neck + 10} 196Z`;
};

/** Neck, shoulders and what is worn; the head is drawn over it. */
export function drawBody(look: Look, wear: Wear): string {
  const { skin, sex, broad } = look;
  const neck = sex === 'female' ? 50 : 62;
  const shape = torso(broad, neck);
  const { cloth } = wear;
  const depth = cutDepth[wear.neckline];
  return `
    <clipPath id="body"><path d="${shape}"/></clipPath>
    <path d="${shape}" fill="${cloth.base}"/>
    <g clip-path="url(#body)">
      ${drawPattern(wear)}
      <path d="M${broad * 150} 240C${broad * 196} 330 ${broad * 180} 460 ${broad * 190} 640H${broad * 320}V240Z" fill="${cloth.deep}" opacity=".45"/>
      <path d="M${-broad * 176} 420Q${-broad * 164} 520 ${-broad * 172} 640M${broad * 176} 420Q${broad * 164} 520 ${broad * 172} 640" fill="none" stroke="${cloth.deep}" stroke-width="6" stroke-linecap="round"/>
    </g>
    ${under(wear, neck)}
    <path d="M${-neck} 90V200Q${-neck + 2} ${206 + depth * 0.5} 0 ${216 + depth}Q${neck - 2} ${206 + depth * 0.5} ${neck} 200V90Z" fill="${skin.base}"/>
    <path d="M${-neck} 120V150Q0 214 ${neck} 146V120Q0 196 ${-neck} 120Z" fill="${skin.deep}" opacity=".5"/>
    ${necklineOf[wear.neckline](wear, neck, depth)}`;
}

const cutDepth: Record<Neckline, number> = {
  crew: 12,
  v: 64,
  shirt: 44,
  turtle: 0,
  cardigan: 18,
  scarf: 0,
  hood: 14,
  boat: 22,
};

function drawPattern({ pattern, cloth }: Wear): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return rows
        .map(
          (n) =>
            `<path d="M-320 ${262 + n * 44}Q0 ${304 + n * 44} 320 ${262 + n * 44}" fill="none" stroke="${cloth.trim}" stroke-width="13" opacity=".85"/>`,
        )
        .join('');
    case 'dots':
      return rows
        .flatMap((row) =>
          rows.map(
            (n) =>
              `<circle cx="${-272 + n * 68 + (row % 2) * 34}" cy="${258 + row * 44}" r="7.5"/>`,
          ),
        )
        .reduce((all, dot) => all + dot, `<g fill="${cloth.trim}" opacity=".8">`)
        .concat('</g>');
    case 'knit':
      return [...rows, ...rows.map((n) => n + 9)]
        .map(
          (n) =>
            `<path d="M${-306 + n * 36} 230Q${-300 + n * 36} 440 ${-306 + n * 36} 650" fill="none" stroke="${cloth.deep}" stroke-width="4" opacity=".5"/>`,
        )
        .join('');
  }
}

/** A blouse under an open cardigan. */
function under({ neckline, under: cloth }: Wear, neck: number): string {
  return neckline === 'cardigan'
    ? `<path d="M${-neck - 12} 196C${-neck - 4} 330 -74 470 -64 640H64C74 470 ${neck + 4} 330 ${neck + 12} 196Z" fill="${cloth.base}"/>`
    : '';
}

type Draw = (wear: Wear, neck: number, depth: number) => string;

const band = (colour: string, neck: number, depth: number, width: number) =>
  `<path d="M${-neck - 4} 194Q${-neck + 2} ${208 + depth * 0.5} 0 ${218 + depth}Q${neck - 2} ${208 + depth * 0.5} ${neck + 4} 194" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const necklineOf: Record<Neckline, Draw> = {
  crew: ({ cloth }, neck, depth) => band(cloth.deep, neck, depth, 15),
  boat: ({ cloth }, neck, depth) => band(cloth.trim, neck + 14, depth, 9),
  v: ({ cloth }, neck) =>
    `<path d="M${-neck - 3} 194L0 292L${neck + 3} 194" fill="none" stroke="${cloth.deep}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`,
  shirt: ({ cloth }, neck, depth) => `
    <path d="M${-neck - 2} 182L${-neck - 34} 214L-34 276L0 ${216 + depth}Z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M${neck + 2} 182L${neck + 34} 214L34 276L0 ${216 + depth}Z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M0 ${222 + depth}V640" stroke="${cloth.deep}" stroke-width="5"/>
    ${[0, 1, 2].map((n) => `<circle cx="14" cy="${330 + n * 84}" r="7" fill="${cloth.deep}"/>`).join('')}`,
  turtle: ({ cloth }, neck) => `
    <path d="M${-neck - 7} 150Q0 186 ${neck + 7} 150L${neck + 14} 216Q0 268 ${-neck - 14} 216Z" fill="${cloth.base}"/>
    <path d="M${-neck - 7} 152Q0 188 ${neck + 7} 152M${-neck - 13} 214Q0 266 ${neck + 13} 214" fill="none" stroke="${cloth.deep}" stroke-width="6" stroke-linecap="round"/>`,
  cardigan: ({ cloth, under: shirt }, neck, depth) => `
    ${band(shirt.deep, neck, depth, 11)}
    <path d="M${-neck - 12} 192C${-neck - 4} 330 -74 470 -64 640M${neck + 12} 192C${neck + 4} 330 74 470 64 640" fill="none" stroke="${cloth.deep}" stroke-width="16" stroke-linecap="round"/>`,
  scarf: ({ under: wool }, neck) => `
    <path d="M46 236C70 320 60 420 74 520L142 512C136 400 132 310 104 224Z" fill="${wool.deep}"/>
    <path d="M${-neck - 34} 168C${-neck - 40} 230 -30 274 30 268C${neck + 40} 262 ${neck + 46} 214 ${neck + 34} 164C30 214 -40 214 ${-neck - 34} 168Z" fill="${wool.base}"/>
    <path d="M${-neck - 18} 190Q0 258 ${neck + 26} 196M${-neck - 26} 210Q-6 280 ${neck + 20} 232" fill="none" stroke="${wool.deep}" stroke-width="5" stroke-linecap="round"/>`,
  hood: ({ cloth }, neck, depth) => `
    <path d="M${-neck - 12} 164C${-neck - 70} 204 ${-neck - 56} 262 -24 292Q0 ${232 + depth} 24 292C${neck + 56} 262 ${neck + 70} 204 ${neck + 12} 164Q${neck + 6} 226 0 ${222 + depth}Q${-neck - 6} 226 ${-neck - 12} 164Z" fill="${cloth.deep}"/>
    <path d="M-22 286V380M22 286V370" stroke="${cloth.trim}" stroke-width="7" stroke-linecap="round"/>`,
};
