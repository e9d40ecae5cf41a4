import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Heart, Plant } from '../things.tsx';
import { Lines } from './parts.tsx';

/** A sheet of paper on which two have agreed, and one of them with the pen. */
export function PaperScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Plant x={280} y={234} scale={0.75} />
      <g transform="rotate(-4 118 134)">
        <rect x="62" y="48" width="112" height="160" rx="8" fill={paint('wall-shade')} />
        <rect x="58" y="44" width="112" height="160" rx="8" fill={paint('cream')} />
        <Lines x={74} y={64} lengths={[56]} />
        <Lines x={74} y={86} lengths={[80, 72, 80, 48]} />
        <path
          d="M74 166c8-16 14-14 12-2s8 6 14-4 8 8 14 2 8-2 12 0"
          fill="none"
          stroke={paint('blue-deep')}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <circle cx="148" cy="178" r="15" fill={paint('apricot')} />
        <Heart x={148} y={177} scale={0.55} fill={paint('coral')} />
      </g>
      <Person
        at={[222, 236]}
        scale={0.9}
        head={{ hair: 'short', tint: 'hair-dark', look: -6, nod: 2, glasses: true }}
        top="teal"
        bottom="dark"
        held={
          <g transform="translate(-72 -104) rotate(56)">
            <rect x="-3.5" y="-30" width="7" height="26" rx="2" fill={paint('apricot')} />
            <path d="M-3.5 -4H3.5L0 6Z" fill={paint('face')} />
          </g>
        }
        left={[
          [-40, -112],
          [-58, -112],
        ]}
        right={[
          [46, -116],
          [34, -86],
        ]}
      />
    </Picture>
  );
}
