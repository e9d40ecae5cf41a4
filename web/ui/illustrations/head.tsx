import { hairBefore, hairBehind, type HairCut } from './hair.tsx';
import { paint, type Paint } from './paint.ts';

export type HeadProps = {
  hair: HairCut;
  tint: Extract<Paint, `hair-${string}`>;
  skin?: 'skin' | 'skin-deep';
  /** Where the face is turned: -8 left … 8 right. */
  look?: number;
  /** Up (negative) or down. */
  nod?: number;
  /** Degrees. */
  tilt?: number;
  glasses?: boolean;
  mouth?: 'smile' | 'laugh' | 'puzzled';
  asleep?: boolean;
};

const mouths = {
  smile: (
    <path
      d="M-6 10Q0 16 6 10"
      fill="none"
      stroke={paint('face')}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  laugh: <path d="M-7 9Q0 8 7 9Q6 17 0 17Q-6 17-7 9Z" fill={paint('face')} />,
  puzzled: (
    <>
      <ellipse cx="1" cy="12" rx="3" ry="2.6" fill={paint('face')} />
      <path
        d="M-13-9Q-9-11-6-9M6-12Q10-15 13-12"
        fill="none"
        stroke={paint('face')}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
};

const open = (
  <>
    <circle cx="-9" cy="0" r="2.7" fill={paint('face')} />
    <circle cx="9" cy="0" r="2.7" fill={paint('face')} />
  </>
);
const closed = (
  <path
    d="M-12 0q3 3 6 0M6 0q3 3 6 0"
    fill="none"
    stroke={paint('face')}
    strokeWidth="2.2"
    strokeLinecap="round"
  />
);
const lenses = (
  <g fill="none" stroke={paint('face')} strokeWidth="1.8">
    <circle cx="-9" cy="0" r="6.6" />
    <circle cx="9" cy="0" r="6.6" />
    <path d="M-2.4 0h4.8" />
  </g>
);

/** Drawn apart from the head: long hair falls behind the shoulders. */
export function HairBehind({ hair, tint, tilt = 0 }: HeadProps) {
  return (
    <g transform={`rotate(${tilt})`} fill={paint(tint)}>
      {hairBehind[hair]}
    </g>
  );
}

/** 54 units high, round its own middle. */
export function Head(props: HeadProps) {
  const {
    hair,
    tint,
    skin = 'skin',
    look = 0,
    nod = 0,
    tilt = 0,
    glasses,
    mouth = 'smile',
    asleep,
  } = props;
  return (
    <g transform={`rotate(${tilt})`}>
      <g fill={paint(skin)}>
        <circle cx={-25 + look / 4} cy="3" r="5" />
        <circle cx={25 + look / 4} cy="3" r="5" />
        <ellipse rx="25" ry="27" />
      </g>
      <g fill={paint(tint)}>{hairBefore[hair]}</g>
      <g transform={`translate(${look} ${2 + nod})`}>
        <g fill={paint('cheek')} opacity=".55">
          <circle cx="-14" cy="8" r="4.6" />
          <circle cx="14" cy="8" r="4.6" />
        </g>
        {asleep ? closed : open}
        {glasses && lenses}
        {mouths[mouth]}
      </g>
    </g>
  );
}
