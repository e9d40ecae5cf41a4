import type { ReactNode } from 'react';
import { paint } from './paint.ts';

type At = { x: number; y: number; scale?: number };

function Place({ x, y, scale = 1, children }: At & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

export function Teddy(at: At) {
  return (
    <Place {...at}>
      <g fill={paint('wood')}>
        <circle cx="-8" cy="-20" r="5" />
        <circle cx="8" cy="-20" r="5" />
        <circle cx="-11" cy="6" r="5" />
        <circle cx="11" cy="6" r="5" />
        <ellipse cy="4" rx="12" ry="14" />
        <circle cy="-13" r="12" />
      </g>
      <ellipse cy="-9" rx="6" ry="4.6" fill={paint('cream')} />
      <g fill={paint('face')}>
        <circle cx="-4" cy="-15" r="1.6" />
        <circle cx="4" cy="-15" r="1.6" />
        <circle cy="-10.5" r="1.6" />
      </g>
    </Place>
  );
}

/** Hangs from (x, y) down. */
export function Bag(at: At) {
  return (
    <Place {...at}>
      <path d="M-11 12C-12-8 12-8 11 12" fill="none" stroke={paint('wood-deep')} strokeWidth="4" />
      <path d="M-24 10H24L28 44Q28 50 22 50H-22Q-28 50-28 44Z" fill={paint('wood')} />
      <path d="M-24 10H24L25.5 23Q0 36-25.5 23Z" fill={paint('wood-deep')} />
      <circle cy="30" r="4" fill={paint('glow')} />
    </Place>
  );
}

export function Heart({ fill, ...at }: At & { fill: string }) {
  return (
    <Place {...at}>
      <path d="M0 16C-22 2-18-14-8-14C-3-14 0-10 0-7C0-10 3-14 8-14C18-14 22 2 0 16Z" fill={fill} />
    </Place>
  );
}

/** A plant in a pot; stands on (x, y). */
export function Plant(at: At) {
  return (
    <Place {...at}>
      <g fill={paint('leaf-deep')}>
        <path d="M-2-24C-30-30-34-56-28-66C-12-62-2-44-2-24Z" />
        <path d="M2-24C30-34 32-56 26-70C10-62 2-44 2-24Z" fill={paint('leaf')} />
        <path d="M0-24C-12-50-8-78 0-88C8-78 12-50 0-24Z" />
      </g>
      <path d="M-18-28H18L14-3Q13 0 10 0H-10Q-13 0-14-3Z" fill={paint('coral')} />
      <rect x="-21" y="-32" width="42" height="9" rx="3" fill={paint('wood')} />
    </Place>
  );
}

/** A flower box under a window, its left end at (x, y). */
export function Flowers({ x, y }: At) {
  return (
    <Place x={x} y={y}>
      <path d="M0 2C4-12 15-12 20-4C26-14 38-14 42-4C48-12 60-12 65 2Z" fill={paint('leaf-deep')} />
      {[12, 31, 52].map((cx, at) => (
        <circle
          key={cx}
          cx={cx}
          cy={at === 1 ? -8 : -5}
          r="4.5"
          fill={paint(at === 1 ? 'apricot' : 'coral')}
        />
      ))}
      <rect x="-2" y="1" width="69" height="12" rx="4" fill={paint('wood')} />
    </Place>
  );
}

type GroundProps = { width: number; y: number; sun?: ReactNode };

/** The arch of sky and the floor that every small picture stands in. */
export function Ground({ width, y, sun }: GroundProps) {
  const half = width / 2;
  return (
    <>
      <path
        d={`M${half - 130} ${y}C${half - 140} ${y - 120} ${half - 90} ${y - 210} ${half} ${y - 210}C${half + 90} ${y - 210} ${half + 140} ${y - 120} ${half + 130} ${y}Z`}
        fill={paint('sky')}
      />
      {sun}
      <ellipse cx={half} cy={y + 2} rx={half - 8} ry="17" fill={paint('ground')} />
    </>
  );
}
