import { Bush, Cat, Window } from './home.tsx';
import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground } from './things.tsx';

function Porch() {
  return (
    <g>
      <path d="M56 228V92H212V228Z" fill={paint('wall')} />
      <path d="M56 92H212V104H56Z" fill={paint('wall-shade')} />
      <path
        d="M38 94Q34 100 42 100H226Q234 100 230 94L140 26Q134 22 128 26Z"
        fill={paint('roof')}
      />
      <path
        d="M134 24Q138 23 140 26L230 94Q234 100 226 100H204L134 40Z"
        fill={paint('roof-shade')}
      />
      <Window x={74} y={122} width={44} height={50} />
      <path d="M144 228V144a22 22 0 0 1 44 0V228Z" fill={paint('wood')} />
      <circle cx="180" cy="188" r="3.2" fill={paint('glow')} />
      <rect x="150" y="150" width="32" height="20" rx="5" fill={paint('cream')} />
      <path d="M158 160h16" stroke={paint('line')} strokeWidth="3" strokeDasharray="3 3.5" />
      <rect x="132" y="224" width="68" height="9" rx="3" fill={paint('wall-shade')} />
    </g>
  );
}

/** A house without a number, a courier who wonders, and a cat who does too. */
export function NotFoundIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Porch />
      <Bush x={66} y={231} scale={0.65} />
      <Cat x={122} y={238} scale={0.72} puzzled />
      <Person
        at={[242, 238]}
        scale={0.8}
        head={{
          hair: 'curls',
          tint: 'hair-dark',
          skin: 'skin-deep',
          mouth: 'puzzled',
          look: -6,
          nod: -2,
          tilt: -5,
        }}
        top="coral"
        bottom="blue-deep"
        held={
          <g>
            <rect x="-40" y="-112" width="48" height="38" rx="4" fill={paint('wood')} />
            <path d="M-21-112h10v38h-10z" fill={paint('cream')} opacity=".8" />
          </g>
        }
        left={[
          [-52, -98],
          [-28, -78],
        ]}
        right={[
          [66, -150],
          [28, -186],
        ]}
      />
    </Picture>
  );
}
