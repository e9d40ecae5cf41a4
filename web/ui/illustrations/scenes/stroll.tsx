import { Bush, Tree } from '../home.tsx';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground } from '../things.tsx';
import { Buttons, Scarf } from '../wear.tsx';

/** A grandfather with his stick, and somebody who walks beside him, arm in arm. */
export function StrollScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} sun={<circle cx="96" cy="64" r="20" fill={paint('sun')} />} />
      <Tree x={262} y={228} scale={0.95} />
      <Bush x={58} y={230} scale={0.75} />
      <Person
        at={[192, 236]}
        scale={0.88}
        head={{ hair: 'long', tint: 'hair-warm', look: -6, nod: 2, tilt: -4 }}
        top="coral"
        bottom="blue-deep"
        over={<Scarf />}
        left={[
          [-48, -118],
          [-52, -100],
        ]}
        right={[
          [46, -114],
          [34, -86],
        ]}
      />
      <Person
        at={[122, 238]}
        scale={0.84}
        head={{ hair: 'bald', tint: 'hair-grey', glasses: true, look: 5, tilt: 3 }}
        top="blue"
        bottom="dark"
        over={<Buttons />}
        held={
          <path
            d="M-44 2V-74Q-44-88-56-86"
            fill="none"
            stroke={paint('wood-deep')}
            strokeWidth="6"
            strokeLinecap="round"
          />
        }
        left={[
          [-46, -112],
          [-45, -84],
        ]}
        right={[
          [44, -116],
          [40, -100],
        ]}
      />
    </Picture>
  );
}
