import type { ReactNode } from 'react';
import { paint, type Paint } from '../paint.ts';

/** What is above the line shows; a table or a blanket hides the rest. Of the size of a small picture. */
export function Above({ y, children }: { y: number; children: ReactNode }) {
  return (
    <svg width={320} height={y}>
      {children}
    </svg>
  );
}

/** A table as wide as the floor, its top at `y`. */
export function Table({ y = 172 }: { y?: number }) {
  return (
    <g>
      <path d={`M70 ${y + 8}V232M250 ${y + 8}V232`} stroke={paint('wood-deep')} strokeWidth="12" />
      <path
        d={`M58 ${y + 8}H262V${y + 26}Q262 ${y + 30} 258 ${y + 30}H62Q58 ${y + 30} 58 ${y + 26}Z`}
        fill={paint('wood-deep')}
      />
      <rect x="44" y={y} width="232" height="14" rx="5" fill={paint('wood')} />
    </g>
  );
}

/** The back of an armchair; whoever sits in it stands behind its front, `ArmchairFront`. */
export function ArmchairBack({ x, fill }: { x: number; fill: Paint }) {
  return (
    <path
      d={`M${x - 50} 226V128Q${x - 50} 88 ${x - 12} 88H${x + 12}Q${x + 50} 88 ${x + 50} 128V226Z`}
      fill={paint(fill)}
    />
  );
}

/** Seat, arms, and a striped blanket over the knees. */
export function ArmchairFront({ x, fill, blanket }: { x: number; fill: Paint; blanket: Paint }) {
  const arm = `v-34q0-13 13-13t13 13v34z`;
  return (
    <g>
      <path d={`M${x - 40} 176Q${x} 164 ${x + 40} 176V226H${x - 40}Z`} fill={paint(blanket)} />
      <path
        d={`M${x - 40} 190Q${x} 178 ${x + 40} 190M${x - 40} 206Q${x} 194 ${x + 40} 206`}
        fill="none"
        stroke={paint('cream')}
        strokeWidth="4"
        opacity=".7"
      />
      <g fill={paint(fill)}>
        <path d={`M${x - 62} 226${arm}`} />
        <path d={`M${x + 36} 226${arm}`} />
      </g>
      <path
        d={`M${x - 62} 218H${x + 62}V226Q${x + 62} 230 ${x + 58} 230H${x - 58}Q${x - 62} 230 ${x - 62} 226Z`}
        fill={paint(fill)}
      />
      <path d={`M${x - 50} 230v8M${x + 50} 230v8`} stroke={paint('wood-deep')} strokeWidth="7" />
      <path
        d={`M${x - 36} 182V218M${x + 36} 182V218`}
        stroke={paint('face')}
        strokeWidth="2"
        opacity=".16"
      />
    </g>
  );
}

/** A warm cup; its bottom at (x, y). */
export function Cup({ x, y, fill = 'coral' }: { x: number; y: number; fill?: Paint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-11-22H11V-6Q11 0 5 0H-5Q-11 0-11-6Z" fill={paint(fill)} />
      <path d="M11-18c10-2 10 12 0 11" fill="none" stroke={paint(fill)} strokeWidth="4" />
      <path
        d="M-5-28c-4-6 4-8 0-14M5-28c-4-6 4-8 0-14"
        fill="none"
        stroke={paint('line')}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Lines of writing from (x, y) down, each as long as said. */
export function Lines({
  x,
  y,
  gap = 12,
  lengths,
}: {
  x: number;
  y: number;
  gap?: number;
  lengths: number[];
}) {
  return (
    <path
      d={lengths.map((length, at) => `M${x} ${y + at * gap}h${length}`).join('')}
      stroke={paint('line')}
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}
