import { between, chance, pick, type Random, seeded } from '../random.ts';
import { makeBackground } from './background.ts';
import { drawBody } from './clothes.ts';
import { drawBeard, drawEars, drawFace, drawGlasses } from './face.ts';
import { drawHairBefore, drawHairBehind } from './hair.ts';
import { type Look, makeLook, makeWear, type Wear } from './look.ts';
import type { Sitter } from './picture.ts';

/** An SVG of 800 × 1000; the same sitter gives the same text. */
export function drawPortrait({ who, age, number, view }: Sitter): string {
  const random = sittingOf(number, view);
  const background = makeBackground(random);
  const people =
    who === 'pair'
      ? drawPair(random, age, number)
      : drawPerson(random, makeLook(number, who, age), placeOf(random, view));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${background.svg}${people}</svg>`;
}

/** What is drawn by chance for one picture, always in the same order. */
const sittingOf = (number: number, view: number) => seeded(Math.imul(number, 40_503) + view * 7919);

/** Colours of the picture from its top to its bottom, for the time before it comes. */
export function sketchPortrait({ who, age, number, view }: Sitter) {
  const random = sittingOf(number, view);
  const { wall } = makeBackground(random);
  const look = makeLook(number, who === 'pair' ? 'female' : who, age);
  if (who !== 'pair') placeOf(random, view);
  const { cloth } = makeWear(random, look);
  return { wall: wall.base, hair: look.hair.base, skin: look.skin.base, cloth: cloth.base };
}

interface Place {
  x: number;
  y: number;
  scale: number;
  tilt: number;
}

/** The first picture stands straight, others are nearer or farther and lean a little. */
function placeOf(random: Random, view: number): Place {
  const near = view === 1 ? 1.45 : pick(random, [1.12, 1.3, 1.6]);
  return {
    x: 400 + between(random, -26, 26) * (view === 1 ? 1 : 2),
    y: 410 + near * 60,
    scale: near,
    tilt: between(random, -5, 5),
  };
}

function drawPair(random: Random, age: number, number: number): string {
  const wife = makeLook(number, 'female', age);
  const husband = makeLook(number + 500_000_000, 'male', age + between(random, 0, 5));
  const left = chance(random, 0.5);
  const his = drawPerson(random, husband, {
    x: left ? 262 : 538,
    y: 420,
    scale: 0.9,
    tilt: left ? 3 : -3,
  });
  const hers = drawPerson(random, wife, {
    x: left ? 542 : 258,
    y: 500,
    scale: 0.88,
    tilt: left ? -4 : 4,
  });
  // Two people, two sets of names for what they are cut by.
  return `${rename(his, 'his')}${rename(hers, 'hers')}`;
}

const rename = (svg: string, whose: string) =>
  svg.replaceAll(/(id="|url\(#)(face|body)/g, `$1${whose}-$2`);

function drawPerson(random: Random, look: Look, { x, y, scale, tilt }: Place): string {
  const wear: Wear = makeWear(random, look);
  const mouth = pick(random, ['smile', 'smile', 'soft', 'grin'] as const);
  const head = (svg: string) => `<g transform="rotate(${tilt} 0 120)">${svg}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    ${head(drawHairBehind(look))}
    ${drawBody(look, wear)}
    ${head(`${drawEars(look)}${drawFace(look, mouth)}${drawBeard(look)}${drawHairBefore(look)}${drawGlasses(look)}`)}
  </g>`;
}
