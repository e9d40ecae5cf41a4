import { Child } from '../child.tsx';
import { Bush, Tree } from '../home.tsx';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Teddy } from '../things.tsx';
import { Collar } from '../wear.tsx';

/** A nanny and a child, hand in hand in the park. */
export function WalkScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} sun={<circle cx="224" cy="66" r="22" fill={paint('sun')} />} />
      <Tree x={70} y={228} scale={0.9} />
      <Bush x={256} y={230} scale={0.8} />
      <Person
        at={[136, 236]}
        scale={0.92}
        head={{ hair: 'bun', tint: 'hair-dark', look: 5, nod: 3, tilt: 5 }}
        top="apricot"
        bottom="teal"
        skirt
        over={<Collar />}
        left={[
          [-50, -112],
          [-36, -84],
        ]}
        right={[
          [46, -112],
          [52, -82],
        ]}
      />
      <Child
        at={[212, 238]}
        scale={0.95}
        head={{ hair: 'pigtails', tint: 'hair-warm', mouth: 'laugh', look: -4, nod: -3 }}
        top="coral"
        bottom="blue-deep"
        left={[
          [-26, -78],
          [-28, -88],
        ]}
        right={[
          [30, -56],
          [27, -40],
        ]}
      />
      <Teddy x={240} y={212} scale={0.9} />
    </Picture>
  );
}
