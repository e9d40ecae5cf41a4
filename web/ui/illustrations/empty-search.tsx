import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground } from './things.tsx';

type CottageProps = { x: number; wall: string; roof: string; lit?: boolean };

function Cottage({ x, wall, roof, lit }: CottageProps) {
  return (
    <g transform={`translate(${x} 234)`}>
      <path d="M-24 0V-46H24V0Z" fill={wall} />
      <path d="M-31-43Q-34-40-30-39H30Q34-40 31-43L4-70Q0-74-4-70Z" fill={roof} />
      <rect
        x="-15"
        y="-34"
        width="13"
        height="15"
        rx="2"
        fill={lit ? paint('glow') : paint('line')}
      />
      <path d="M4 0V-24a7 7 0 0 1 14 0V0Z" fill={paint('wood')} />
    </g>
  );
}

/** Somebody looks over the houses with a glass, and one window is lit after all. */
export function EmptySearchIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} sun={<circle cx="106" cy="74" r="20" fill={paint('sun')} />} />
      <Cottage x={262} wall={paint('wall-shade')} roof={paint('wood')} />
      <Cottage x={54} wall={paint('wall-shade')} roof={paint('leaf-deep')} />
      <Person
        at={[132, 238]}
        scale={0.9}
        head={{ hair: 'curls', tint: 'hair-warm', mouth: 'puzzled', look: 6, nod: 3, tilt: 4 }}
        top="apricot"
        bottom="blue-deep"
        left={[
          [-52, -112],
          [-30, -92],
        ]}
        right={[
          [56, -134],
          [58, -106],
        ]}
      />
      <Cottage x={208} wall={paint('wall')} roof={paint('roof')} lit />
      <g fill="none">
        <path
          d="M187 144L200 164"
          stroke={paint('wood-deep')}
          strokeWidth="9"
          strokeLinecap="round"
        />
        <circle cx="212" cy="190" r="30" fill={paint('cream')} opacity=".35" />
        <circle cx="212" cy="190" r="30" stroke={paint('dark')} strokeWidth="6" />
        <path
          d="M194 182C198 172 206 168 214 168"
          stroke={paint('cream')}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <circle cx="185" cy="143" r="8" fill={paint('skin')} />
    </Picture>
  );
}
