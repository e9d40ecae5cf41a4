import type { ReactNode } from 'react';
import { paint } from './paint.ts';

/** A tree of two round crowns; stands on (x, y). */
export function Tree({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0V-90M0-48L18-66"
        stroke={paint('wood-deep')}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="0" cy="-112" rx="38" ry="50" fill={paint('leaf')} />
      <path
        d="M0-162A38 50 0 0 1 0-62C18-84 20-134 0-162Z"
        fill={paint('leaf-deep')}
        opacity=".5"
      />
      <ellipse cx="26" cy="-78" rx="20" ry="24" fill={paint('leaf-deep')} />
    </g>
  );
}

export function Bush({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-40 0C-48-22-30-36-18-30C-12-48 14-48 18-30C34-36 46-18 40 0Z"
        fill={paint('leaf-deep')}
      />
      <path d="M-6 0C-10-16 4-28 14-22C24-32 42-18 40 0Z" fill={paint('leaf')} />
    </g>
  );
}

type WindowProps = { x: number; y: number; width?: number; height?: number; children?: ReactNode };

/** Lit from inside; what is given stands behind the bars. */
export function Window({ x, y, width = 64, height = 74, children }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-6"
        y="-6"
        width={width + 12}
        height={height + 12}
        rx="8"
        fill={paint('wall-shade')}
      />
      <rect width={width} height={height} rx="4" fill={paint('glow')} />
      <path
        d={`M0 0H${width * 0.36}C${width * 0.3} ${height * 0.35} ${width * 0.12} ${height * 0.5} 0 ${height * 0.56}Z`}
        fill={paint('cream')}
        opacity=".85"
      />
      <path
        d={`M${width} 0H${width * 0.64}C${width * 0.7} ${height * 0.35} ${width * 0.88} ${height * 0.5} ${width} ${height * 0.56}Z`}
        fill={paint('cream')}
        opacity=".85"
      />
      {children}
      <path
        d={`M${width / 2} 0V${height}M0 ${height * 0.62}H${width}`}
        stroke={paint('wall-shade')}
        strokeWidth="4"
      />
    </g>
  );
}

/** Sits and looks at you. Stands on (x, y). */
export function Cat({
  x,
  y,
  scale = 1,
  puzzled,
}: {
  x: number;
  y: number;
  scale?: number;
  puzzled?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M14-4C34-2 38-20 30-32"
        fill="none"
        stroke={paint('apricot')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-17 0C-20-22-12-36 0-36C12-36 20-22 17 0Z" fill={paint('apricot')} />
      <path d="M-7 0C-8-14-4-20 0-20C4-20 8-14 7 0Z" fill={paint('cream')} />
      <g transform={`translate(0 -42)${puzzled ? ' rotate(14)' : ''}`}>
        <path
          d="M-17-4L-15-21L-5-13H5L15-21L17-4Z"
          fill={paint('apricot')}
          strokeLinejoin="round"
        />
        <ellipse rx="18" ry="14" fill={paint('apricot')} />
        <circle cx="-7" cy="-1" r="2.2" fill={paint('face')} />
        <circle cx="7" cy="-1" r="2.2" fill={paint('face')} />
        <path
          d="M-4 5Q-2 8 0 5Q2 8 4 5"
          fill="none"
          stroke={paint('face')}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
