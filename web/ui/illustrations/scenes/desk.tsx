import { Child } from '../child.tsx';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground } from '../things.tsx';
import { Above, Lines, Table } from './parts.tsx';

function Books() {
  return (
    <g>
      <rect x="216" y="158" width="48" height="14" rx="3" fill={paint('blue')} />
      <rect x="220" y="145" width="42" height="13" rx="3" fill={paint('coral')} />
      <rect x="217" y="132" width="44" height="13" rx="3" fill={paint('leaf-deep')} />
      <path d="M222 165h8M226 151h8M223 138h8" stroke={paint('cream')} strokeWidth="3" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path
        d="M66 172V128L84 108"
        fill="none"
        stroke={paint('dark')}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M74 102L98 96L110 124H72Z" fill={paint('apricot')} />
      <path d="M72 124H110L122 168H74Z" fill={paint('glow')} opacity=".35" />
      <rect x="54" y="167" width="24" height="6" rx="3" fill={paint('dark')} />
    </g>
  );
}

/** A pupil over an exercise, and a tutor who looks on. */
export function DeskScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Above y={180}>
        <Person
          at={[202, 246]}
          scale={0.9}
          head={{ hair: 'short', tint: 'hair-grey', look: -6, nod: 4, tilt: -6, glasses: true }}
          top="teal"
          bottom="dark"
          left={[
            [-48, -120],
            [-44, -98],
          ]}
          right={[
            [46, -116],
            [34, -84],
          ]}
        />
        <Child
          at={[142, 246]}
          scale={1.05}
          head={{ hair: 'bob', tint: 'hair-fair', look: -3, nod: 5, tilt: -5 }}
          top="apricot"
          bottom="blue-deep"
          left={[
            [-34, -70],
            [-22, -66],
          ]}
          right={[
            [34, -70],
            [20, -66],
          ]}
        />
      </Above>
      <Table />
      <Lamp />
      <g transform="rotate(2 146 164)">
        <path d="M104 172L112 158H146V172ZM148 172V158H182L190 172Z" fill={paint('cream')} />
        <Lines x={116} y={164} gap={5} lengths={[22]} />
        <Lines x={156} y={164} gap={5} lengths={[20]} />
      </g>
      <Books />
    </Picture>
  );
}
