import { Head, HairBehind, type HeadProps } from './head.tsx';
import { paint, type Paint } from './paint.ts';
import { Shoe, Sleeve, Torso, type Arm } from './person.tsx';

type ChildProps = {
  at: readonly [x: number, y: number];
  scale?: number;
  head: HeadProps;
  top: Paint;
  bottom: Paint;
  /** From shoulders at -78. */
  left: Arm;
  right: Arm;
};

const BODY = 'M-20-44C-20-60-25-70-22-77Q-18-85 0-85Q18-85 22-77C25-70 20-60 20-44Q0-38-20-44Z';
const LEFT = [-16, -73] as const;
const RIGHT = [16, -73] as const;

/** Stands on (0, 0); about 135 units high, the head nearly a grown-up's. */
export function Child({ at, scale = 1, head, top, bottom, left, right }: ChildProps) {
  const skin = head.skin ?? 'skin';
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <g transform="translate(0 -108) scale(.92)">
        <HairBehind {...head} />
      </g>
      <path d="M-10-40V-6M10-40V-6" stroke={paint(bottom)} strokeWidth="17" fill="none" />
      <Shoe x={-11} turn={-1} paint="coral" />
      <Shoe x={11} turn={1} paint="coral" />
      <path d="M-19-50H19V-32Q0-24-19-32Z" fill={paint(bottom)} />
      <rect x="-7" y="-94" width="14" height="18" rx="6" fill={paint(skin)} />
      <Torso
        d={BODY}
        top={top}
        width={13}
        arms={[
          { from: LEFT, arm: left },
          { from: RIGHT, arm: right },
        ]}
      />
      <Sleeve from={LEFT} arm={left} top={top} skin={skin} width={13} />
      <Sleeve from={RIGHT} arm={right} top={top} skin={skin} width={13} />
      <g transform="translate(0 -108) scale(.92)">
        <Head {...head} />
      </g>
    </g>
  );
}
