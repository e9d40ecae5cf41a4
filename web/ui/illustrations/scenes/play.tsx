import { Child } from '../child.tsx';
import { Window } from '../home.tsx';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Teddy } from '../things.tsx';
import { Above } from './parts.tsx';

function Blocks() {
  return (
    <g>
      <rect x="146" y="206" width="24" height="24" rx="4" fill={paint('blue')} />
      <rect x="172" y="206" width="24" height="24" rx="4" fill={paint('coral')} />
      <rect x="158" y="181" width="24" height="24" rx="4" fill={paint('glow')} />
      <path d="M156 180L170 162L184 180Z" fill={paint('leaf-deep')} />
    </g>
  );
}

/** A nanny on the floor builds a tower, and a child comes nearer. */
export function PlayScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Window x={184} y={58} width={50} height={58} />
      <Above y={214}>
        <Person
          at={[104, 278]}
          scale={0.9}
          head={{ hair: 'bob', tint: 'hair-dark', look: 6, nod: 4, tilt: 4 }}
          top="teal"
          bottom="coral"
          left={[
            [-46, -112],
            [-32, -84],
          ]}
          right={[
            [46, -104],
            [58, -92],
          ]}
        />
      </Above>
      <path
        d="M62 232Q58 200 104 200Q142 200 148 222Q150 232 142 234H70Q62 234 62 232Z"
        fill={paint('coral')}
      />
      <Blocks />
      <Child
        at={[236, 238]}
        scale={0.95}
        head={{ hair: 'curls', tint: 'hair-fair', look: -6, nod: 3, tilt: -4 }}
        top="apricot"
        bottom="blue-deep"
        left={[
          [-30, -66],
          [-36, -62],
        ]}
        right={[
          [28, -58],
          [26, -40],
        ]}
      />
      <Teddy x={64} y={220} scale={0.9} />
    </Picture>
  );
}
