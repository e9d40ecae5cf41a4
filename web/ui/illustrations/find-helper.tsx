import { Child } from './child.tsx';
import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground, Plant } from './things.tsx';
import { Buttons } from './wear.tsx';

function Baby() {
  return (
    <g>
      <path
        d="M-30-122C-34-104-18-92 2-94C22-96 34-106 32-118C26-134-24-140-30-122Z"
        fill={paint('cream')}
      />
      <circle cx="-18" cy="-126" r="14" fill={paint('skin')} />
      <path d="M-32-128C-32-144-8-146-4-130C-12-136-24-136-32-128Z" fill={paint('hair-fair')} />
      <path
        d="M-25-124q2.5 2.5 5 0M-15-124q2.5 2.5 5 0"
        fill="none"
        stroke={paint('face')}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M-20-118q2 2 4 0"
        fill="none"
        stroke={paint('face')}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A family that looks for help. */
export function FindHelperIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Plant x={44} y={232} scale={0.9} />
      <Person
        at={[210, 234]}
        scale={0.86}
        head={{ hair: 'short', tint: 'hair-dark', skin: 'skin', look: -5, nod: 1, glasses: true }}
        top="teal"
        bottom="blue-deep"
        left={[
          [-46, -118],
          [-50, -84],
        ]}
        right={[
          [46, -118],
          [36, -86],
        ]}
      />
      <Child
        at={[154, 238]}
        scale={0.9}
        head={{ hair: 'curls', tint: 'hair-warm', mouth: 'laugh', look: 2, nod: -2 }}
        top="apricot"
        bottom="dark"
        left={[
          [-30, -62],
          [-26, -44],
        ]}
        right={[
          [28, -78],
          [28, -88],
        ]}
      />
      <Person
        at={[100, 234]}
        scale={0.84}
        head={{ hair: 'long', tint: 'hair-warm', look: -2, nod: 4, tilt: -5 }}
        top="coral"
        bottom="coral"
        skirt
        over={<Buttons />}
        held={<Baby />}
        left={[
          [-50, -104],
          [-14, -100],
        ]}
        right={[
          [50, -104],
          [14, -94],
        ]}
      />
    </Picture>
  );
}
