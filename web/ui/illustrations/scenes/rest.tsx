import { Cat, Window } from '../home.tsx';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Plant } from '../things.tsx';
import { Scarf } from '../wear.tsx';
import { Above, ArmchairBack, ArmchairFront, Cup } from './parts.tsx';

/** An evening for oneself: an armchair, tea and a cat. */
export function RestScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Window x={58} y={68} width={50} height={60} />
      <Plant x={56} y={234} scale={0.9} />
      <ArmchairBack x={168} fill="leaf-deep" />
      <Above y={196}>
        <Person
          at={[168, 268]}
          scale={0.86}
          head={{ hair: 'long', tint: 'hair-warm', asleep: true, tilt: -6 }}
          top="apricot"
          bottom="teal"
          over={<Scarf />}
          held={<Cup x={0} y={-92} fill="teal" />}
          left={[
            [-48, -108],
            [-12, -100],
          ]}
          right={[
            [48, -108],
            [12, -100],
          ]}
        />
      </Above>
      <ArmchairFront x={168} fill="leaf-deep" blanket="blue" />
      <Cat x={262} y={236} scale={0.95} />
    </Picture>
  );
}
