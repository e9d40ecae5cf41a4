import { Head, HairBehind, type HeadProps } from '../head.tsx';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground } from '../things.tsx';
import { Collar } from '../wear.tsx';
import { Lines } from './parts.tsx';

const portrait: HeadProps = { hair: 'bun', tint: 'hair-warm' };

/** A page about oneself, with a portrait, and the woman whom it is about. */
export function LetterScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <g transform="rotate(4 204 130)">
        <rect x="150" y="40" width="116" height="170" rx="8" fill={paint('wall-shade')} />
        <rect x="146" y="36" width="116" height="170" rx="8" fill={paint('cream')} />
        <rect x="158" y="48" width="42" height="48" rx="6" fill={paint('teal-soft')} />
        <svg x="158" y="48" width="42" height="48">
          <g transform="translate(21 28) scale(.62)">
            <HairBehind {...portrait} />
            <path d="M-34 44Q-30 22 0 22Q30 22 34 44Z" fill={paint('apricot')} />
            <Head {...portrait} />
          </g>
        </svg>
        <Lines x={210} y={58} lengths={[40, 30, 36]} />
        <Lines x={180} y={118} gap={20} lengths={[68, 58, 66, 50]} />
        <path
          d="M160 117l5 5 8-9M160 137l5 5 8-9M160 157l5 5 8-9M160 177l5 5 8-9"
          fill="none"
          stroke={paint('leaf-deep')}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Person
        at={[98, 236]}
        scale={0.9}
        head={{ hair: 'bun', tint: 'hair-warm', look: 5, mouth: 'laugh', tilt: 4 }}
        top="apricot"
        bottom="teal"
        skirt
        over={<Collar />}
        left={[
          [-50, -112],
          [-34, -86],
        ]}
        right={[
          [52, -120],
          [62, -140],
        ]}
      />
    </Picture>
  );
}
