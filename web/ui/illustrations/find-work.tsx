import { Bush } from './home.tsx';
import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Bag, Ground } from './things.tsx';
import { CoatTails, Scarf } from './wear.tsx';

function Street() {
  return (
    <g>
      <path d="M54 228V120H108V228Z" fill={paint('wall')} />
      <path d="M46 124L81 84L116 124Z" fill={paint('roof')} />
      <path d="M222 228V138H272V228Z" fill={paint('wall')} />
      <path d="M214 142L247 104L280 142Z" fill={paint('wood')} />
      <g fill={paint('glow')}>
        <path d="M64 136h14v18H64zM84 136h14v18H84zM64 166h14v18H64zM232 152h12v16H232zM250 152h12v16H250z" />
      </g>
      <path
        d="M84 228V192a8 8 0 0 1 16 0V228ZM240 228V196a8 8 0 0 1 16 0V228Z"
        fill={paint('wood-deep')}
      />
    </g>
  );
}

/** A nanny with her bag, on the way to a family. */
export function FindWorkIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} sun={<circle cx="218" cy="66" r="22" fill={paint('sun')} />} />
      <Street />
      <Bush x={62} y={230} scale={0.6} />
      <Bush x={274} y={230} scale={0.6} />
      <Person
        at={[158, 236]}
        scale={0.9}
        head={{ hair: 'bob', tint: 'hair-dark', mouth: 'laugh', look: -4, tilt: -4 }}
        top="apricot"
        bottom="teal"
        skirt
        over={
          <>
            <CoatTails fill={paint('apricot')} />
            <Scarf />
          </>
        }
        held={<Bag x={46} y={-88} scale={0.9} />}
        left={[
          [-62, -134],
          [-54, -184],
        ]}
        right={[
          [48, -120],
          [46, -86],
        ]}
      />
    </Picture>
  );
}
