import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Bag, Ground, Heart } from '../things.tsx';
import { Buttons } from '../wear.tsx';
import { Lines } from './parts.tsx';

/** Two people get to know each other. */
export function TalkScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <path
        d="M64 18H138Q150 18 150 30V52Q150 64 138 64H118L110 78L104 64H64Q52 64 52 52V30Q52 18 64 18Z"
        fill={paint('teal-soft')}
      />
      <Lines x={68} y={34} gap={14} lengths={[66, 44]} />
      <path
        d="M190 32H248Q260 32 260 44V60Q260 72 248 72H224L218 84L210 72H190Q178 72 178 60V44Q178 32 190 32Z"
        fill={paint('glow')}
      />
      <Heart x={219} y={51} scale={0.75} fill={paint('coral')} />
      <Person
        at={[104, 236]}
        scale={0.78}
        head={{ hair: 'long', tint: 'hair-warm', look: 6, mouth: 'laugh', tilt: 3 }}
        top="coral"
        bottom="blue-deep"
        over={<Buttons />}
        left={[
          [-48, -112],
          [-36, -84],
        ]}
        right={[
          [52, -118],
          [58, -136],
        ]}
      />
      <Person
        at={[218, 236]}
        scale={0.78}
        head={{ hair: 'bob', tint: 'hair-dark', skin: 'skin-deep', look: -6, tilt: -3 }}
        top="teal"
        bottom="apricot"
        skirt
        held={<Bag x={46} y={-90} scale={0.85} />}
        left={[
          [-50, -112],
          [-26, -96],
        ]}
        right={[
          [48, -120],
          [46, -86],
        ]}
      />
    </Picture>
  );
}
