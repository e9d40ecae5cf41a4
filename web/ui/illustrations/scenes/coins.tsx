import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Plant } from '../things.tsx';
import { Above, Lines, Table } from './parts.tsx';

function Stack({ x, count }: { x: number; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <g key={at}>
      <rect x={x - 15} y={163 - at * 9} width="30" height="9" rx="4" fill={paint('apricot')} />
      <rect x={x - 15} y={163 - at * 9} width="30" height="3.5" rx="1.7" fill={paint('glow')} />
    </g>
  ));
}

/** Somebody counts what a month of help comes to. */
export function CoinsScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Above y={180}>
        <Person
          at={[160, 262]}
          scale={0.9}
          head={{ hair: 'curls', tint: 'hair-dark', look: 4, nod: 4, tilt: 3 }}
          top="coral"
          bottom="dark"
          left={[
            [-56, -112],
            [-40, -98],
          ]}
          right={[
            [56, -112],
            [44, -100],
          ]}
        />
      </Above>
      <Table />
      <g transform="rotate(-3 108 160)">
        <rect x="82" y="142" width="52" height="30" rx="4" fill={paint('cream')} />
        <Lines x={90} y={150} gap={7} lengths={[34, 26, 30]} />
      </g>
      <Stack x={200} count={3} />
      <Stack x={232} count={5} />
      <Plant x={66} y={172} scale={0.55} />
    </Picture>
  );
}
