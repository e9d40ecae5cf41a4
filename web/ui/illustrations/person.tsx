import { useId, type ReactNode } from 'react';
import { Head, HairBehind, type HeadProps } from './head.tsx';
import { paint, type Paint } from './paint.ts';

type Point = readonly [x: number, y: number];

/** From a shoulder by way of the elbow to the hand; the body stands on (0, 0), shoulders at -150. */
export type Arm = readonly [elbow: Point, hand: Point];

type PersonProps = {
  at: Point;
  scale?: number;
  head: HeadProps;
  top: Paint;
  bottom: Paint;
  shoes?: Paint;
  skirt?: boolean;
  left: Arm;
  right: Arm;
  /** Arms that go behind the body. */
  behind?: 'left' | 'right' | 'both' | 'none';
  /** What is worn over the clothes: an apron, a scarf. */
  over?: ReactNode;
  /** Held in front of the body, under the arms. */
  held?: ReactNode;
};

type SleeveProps = { from: Point; arm: Arm; top: Paint; skin: Paint; width: number };

const reach = ([fx, fy]: Point, [[ex, ey], [hx, hy]]: Arm) =>
  `M${fx} ${fy}Q${ex} ${ey} ${hx - (hx - ex) * 0.22} ${hy - (hy - ey) * 0.22}`;

export function Sleeve({ from, arm, top, skin, width }: SleeveProps) {
  const [x, y] = arm[1];
  return (
    <>
      <circle cx={x} cy={y} r={width * 0.48} fill={paint(skin)} />
      <path
        d={reach(from, arm)}
        stroke={paint(top)}
        strokeWidth={width}
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

type TorsoProps = {
  d: string;
  top: Paint;
  arms: readonly { from: Point; arm: Arm }[];
  width: number;
};

/** The body; where an arm of the same colour lies before it, a seam parts the two. */
export function Torso({ d, top, arms, width }: TorsoProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={paint(top)} />
      <g
        clipPath={`url(#${id})`}
        stroke={paint('face')}
        strokeWidth={width + 3.5}
        opacity=".16"
        fill="none"
      >
        {arms.map(({ from, arm }) => (
          <path key={from[0]} d={reach(from, arm)} strokeLinecap="round" />
        ))}
      </g>
    </>
  );
}

export function Shoe({ x, turn = 0, paint: name }: { x: number; turn?: number; paint: Paint }) {
  return (
    <path
      d={`M${x - 10 + turn} 0C${x - 11 + turn}-12 ${x + 11 + turn}-12 ${x + 12 + turn} 0Z`}
      fill={paint(name)}
    />
  );
}

const BODY =
  'M-26-96C-27-120-36-140-31-152Q-26-164-10-165Q0-158 10-165Q26-164 31-152C36-140 27-120 26-96Q0-90-26-96Z';
const LEFT: Point = [-25, -147];
const RIGHT: Point = [25, -147];

export function Person(props: PersonProps) {
  const { at, scale = 1, head, top, bottom, shoes = 'dark', skirt, left, right } = props;
  const { behind = 'none', over, held } = props;
  const skin = head.skin ?? 'skin';
  const leftArm = <Sleeve from={LEFT} arm={left} top={top} skin={skin} width={17} />;
  const rightArm = <Sleeve from={RIGHT} arm={right} top={top} skin={skin} width={17} />;
  const leftBack = behind === 'left' || behind === 'both';
  const rightBack = behind === 'right' || behind === 'both';
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <g transform="translate(0 -196)">
        <HairBehind {...head} />
      </g>
      {leftBack && leftArm}
      {rightBack && rightArm}
      <path
        d="M-13-80V-8M13-80V-8"
        stroke={paint(skirt ? skin : bottom)}
        strokeWidth={skirt ? 13 : 23}
        fill="none"
      />
      <Shoe x={-14} turn={-1} paint={shoes} />
      <Shoe x={14} turn={1} paint={shoes} />
      {skirt ? (
        <path d="M-23-112C-30-88-40-62-43-40Q0-30 43-40C40-62 30-88 23-112Z" fill={paint(bottom)} />
      ) : (
        <path d="M-25-105H25V-72Q0-60-25-72Z" fill={paint(bottom)} />
      )}
      <rect x="-9" y="-178" width="18" height="24" rx="8" fill={paint(skin)} />
      <Torso
        d={BODY}
        top={top}
        width={17}
        arms={[
          { from: LEFT, arm: left },
          { from: RIGHT, arm: right },
        ]}
      />
      {over}
      <g transform="translate(0 -196)">
        <Head {...head} />
      </g>
      {held}
      {!leftBack && leftArm}
      {!rightBack && rightArm}
    </g>
  );
}
