import type { ReactNode } from 'react';

export type HairCut = 'bun' | 'bob' | 'long' | 'short' | 'curls' | 'pigtails' | 'bald';

const fringe =
  'M-26 0C-29-22-14-32 1-32C17-32 29-21 26 0C25-7 20-14 10-19C3-11-14-7-22-8C-24-6-25-3-26 0Z';
const parted =
  'M-26 2C-30-20-16-32 0-32C17-32 30-20 26 2C25-6 22-12 16-15C8-12-6-15-12-20C-15-12-22-8-26 2Z';
const cropped =
  'M-26 0C-31-23-15-34 3-34C19-34 29-22 26 0C25-5 23-9 20-13C10-10-8-9-17-14C-21-11-25-6-26 0Z';

const curl = [
  [-22, -12],
  [-17, -23],
  [-6, -30],
  [7, -30],
  [18, -23],
  [23, -12],
] as const;

/** Behind the head; drawn round its middle, like everything of a head. */
export const hairBehind: Record<HairCut, ReactNode> = {
  bun: <circle cx="4" cy="-36" r="13" />,
  bob: (
    <path d="M-31 14C-36-20-20-35 0-35C20-35 36-20 31 14C30 24 20 26 13 22H-13C-20 26-30 24-31 14Z" />
  ),
  long: (
    <path d="M-30 10C-36-20-20-35 0-35C20-35 36-20 30 10C30 28 36 36 30 48C20 56-20 56-30 48C-36 36-30 28-30 10Z" />
  ),
  short: null,
  curls: <path d="M-28 6C-34-24-16-36 0-36C16-36 34-24 28 6Z" />,
  pigtails: (
    <>
      <ellipse cx="-33" cy="2" rx="9" ry="13" transform="rotate(18-33 2)" />
      <ellipse cx="33" cy="2" rx="9" ry="13" transform="rotate(-18 33 2)" />
    </>
  ),
  bald: null,
};

/** Over the brow. */
export const hairBefore: Record<HairCut, ReactNode> = {
  bun: <path d={parted} />,
  bob: <path d={fringe} />,
  long: <path d={parted} />,
  short: <path d={cropped} />,
  curls: curl.map(([x, y]) => <circle key={x} cx={x} cy={y} r="9" />),
  pigtails: <path d={fringe} />,
  bald: (
    <path d="M-27 5C-32-6-29-16-22-19C-24-10-24-3-23 6ZM27 5C32-6 29-16 22-19C24-10 24-3 23 6Z" />
  ),
};
