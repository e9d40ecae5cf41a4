import { classes } from '../style/classes.ts';
import front from './drawn/front.svg?url';
import hero from './drawn/hero.svg?url';
import others from './drawn/others.svg?url';

const scenes = [
  'care',
  'coins',
  'desk',
  'home',
  'letter',
  'paper',
  'play',
  'rest',
  'search',
  'stroll',
  'talk',
  'walk',
] as const;

/** Each is drawn in a file of its own. */
export type IllustrationName =
  | (typeof scenes)[number]
  | 'hero'
  | 'empty-cards'
  | 'empty-favorites'
  | 'empty-search'
  | 'error'
  | 'find-helper'
  | 'find-work'
  | 'not-found';

/** What the home page shows is in a file of its own: a browser lays out all of a file of which it shows a part. */
export const isOfFront = /care|find|letter|paper|^search|walk/;

interface IllustrationProps {
  name: IllustrationName;
  className?: string;
}

/**
 * A picture beside words that say the same. It is drawn ahead, into files (`drawing/drawings.tsx`), so that no
 * page carries it, neither in HTML nor in scripts; its paints are still those of the page.
 */
export function Illustration({ name, className = 'w-full' }: IllustrationProps) {
  const [width, height, file] =
    name === 'hero' ? [660, 480, hero] : [320, 250, isOfFront.test(name) ? front : others];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      className={classes('illustration', className)}
    >
      <use href={`${file}#${name}`} />
    </svg>
  );
}

/** A small picture by its name, as texts of the database call it; an unknown name gets the house. */
export function Scene({ name, className }: { name: string; className?: string }) {
  const known = scenes.find((scene) => scene === name);
  return <Illustration name={known ?? 'home'} {...(className && { className })} />;
}
