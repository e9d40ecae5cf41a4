import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground } from './things.tsx';

function Hallway() {
  return (
    <g>
      <path d="M62 228V96H114V228Z" fill={paint('wood-deep')} />
      <path d="M68 228V102H108V228Z" fill={paint('wood')} />
      <path d="M74 110H102V152H74ZM74 162H102V210H74Z" fill={paint('wood-deep')} opacity=".35" />
      <circle cx="102" cy="168" r="3.5" fill={paint('glow')} />
    </g>
  );
}

/** A standing lamp, dark, its lead pulled out of the wall. */
function Lamp() {
  return (
    <g>
      <path d="M262 226V128" stroke={paint('dark')} strokeWidth="5" />
      <path d="M238 128L248 84Q249 80 253 80H271Q275 80 276 84L286 128Z" fill={paint('coral')} />
      <path d="M244 228Q246 220 262 220Q278 220 280 228Z" fill={paint('dark')} />
      <rect x="208" y="176" width="20" height="26" rx="5" fill={paint('wall')} />
      <circle cx="214.5" cy="189" r="2" fill={paint('dark')} />
      <circle cx="221.5" cy="189" r="2" fill={paint('dark')} />
      <g fill="none" stroke={paint('dark')} strokeLinecap="round">
        <path d="M248 226C236 238 226 216 218 226C214 232 206 232 204 230" strokeWidth="3" />
        <path d="M192 226H186M192 233H186" strokeWidth="2.6" />
        <path d="M196 229.5H200" strokeWidth="12" />
      </g>
    </g>
  );
}

function Lantern() {
  return (
    <g transform="translate(206 142)">
      <path d="M-10-12C-10-28 10-28 10-12" fill="none" stroke={paint('dark')} strokeWidth="3" />
      <rect x="-12" y="-13" width="24" height="6" rx="2" fill={paint('dark')} />
      <rect x="-10" y="-8" width="20" height="22" fill={paint('cream')} />
      <path d="M0-5C6 4 5 12 0 12C-5 12-6 4 0-5Z" fill={paint('apricot')} />
      <rect x="-13" y="13" width="26" height="7" rx="2" fill={paint('dark')} />
    </g>
  );
}

/** The light has gone out: somebody comes along the hallway with a lantern. */
export function ErrorIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Hallway />
      <circle cx="206" cy="140" r="58" fill={paint('glow-soft')} />
      <circle cx="206" cy="140" r="36" fill={paint('glow')} opacity=".55" />
      <Lamp />
      <Lantern />
      <Person
        at={[150, 236]}
        scale={0.84}
        head={{ hair: 'short', tint: 'hair-warm', mouth: 'puzzled', look: 6, nod: 2 }}
        top="blue"
        bottom="dark"
        shoes="coral"
        left={[
          [-48, -112],
          [-36, -82],
        ]}
        right={[
          [52, -110],
          [66, -140],
        ]}
      />
    </Picture>
  );
}
