import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground, Plant } from './things.tsx';

function Desk() {
  return (
    <g>
      <path d="M66 180H254V228Q254 232 250 232H70Q66 232 66 228Z" fill={paint('wood-deep')} />
      <path d="M186 192H244V222H186Z" fill={paint('wood')} opacity=".45" />
      <circle cx="215" cy="207" r="3.5" fill={paint('glow')} />
      <rect x="52" y="170" width="216" height="14" rx="5" fill={paint('wood')} />
      <path
        d="M118 170L126 138Q127 134 131 134H189Q193 134 194 138L202 170Z"
        fill={paint('cream')}
      />
      <path
        d="M140 145h40M137 153h28M134 161h36"
        stroke={paint('line')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M222 148H244V164Q244 170 238 170H228Q222 170 222 164Z" fill={paint('coral')} />
      <path d="M244 152c10-2 10 12 0 11" fill="none" stroke={paint('coral')} strokeWidth="4" />
      <path
        d="M228 142c-4-6 4-8 0-14M238 142c-4-6 4-8 0-14"
        fill="none"
        stroke={paint('line')}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A blank page, a warm cup and somebody about to begin. */
export function EmptyCardsIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <rect
        x="92"
        y="48"
        width="56"
        height="64"
        rx="6"
        fill={paint('wall-shade')}
        transform="translate(-16 -4)"
      />
      <rect x="82" y="50" width="44" height="52" rx="3" fill={paint('glow')} />
      <path d="M104 50V102M82 74H126" stroke={paint('wall-shade')} strokeWidth="4" />
      {/* A picture of its own cuts off what the desk would not hide. */}
      <svg width={320} height={190}>
        <Person
          at={[168, 262]}
          scale={0.9}
          head={{ hair: 'bob', tint: 'hair-warm', look: -3, nod: 4, tilt: -4 }}
          top="teal"
          bottom="dark"
          left={[
            [-60, -106],
            [-30, -102],
          ]}
          right={[
            [60, -106],
            [26, -112],
          ]}
          behind="both"
        />
      </svg>
      <Desk />
      <g transform="translate(190 160) rotate(38)">
        <rect x="-3.5" y="-30" width="7" height="26" rx="2" fill={paint('apricot')} />
        <path d="M-3.5-5H3.500L0 4Z" fill={paint('face')} />
      </g>
      <circle cx="192" cy="158" r="8" fill={paint('skin')} />
      <circle cx="132" cy="164" r="8" fill={paint('skin')} />
      <Plant x={76} y={170} scale={0.6} />
    </Picture>
  );
}
