import { Window } from '../home.tsx';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Plant } from '../things.tsx';
import { Apron, Buttons, Collar } from '../wear.tsx';
import { Above, ArmchairBack, ArmchairFront, Cup } from './parts.tsx';

/** A grandmother in her armchair, and a carer who brings her tea. */
export function CareScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Window x={140} y={52} width={50} height={58} />
      <Plant x={282} y={234} scale={0.8} />
      <ArmchairBack x={112} fill="teal" />
      <Above y={196}>
        <Person
          at={[112, 268]}
          scale={0.86}
          head={{ hair: 'bun', tint: 'hair-grey', glasses: true, look: 5, tilt: 4 }}
          top="blue"
          bottom="coral"
          over={
            <>
              <Buttons />
              <Collar />
            </>
          }
          left={[
            [-48, -110],
            [-22, -92],
          ]}
          right={[
            [48, -110],
            [20, -92],
          ]}
        />
      </Above>
      <ArmchairFront x={112} fill="teal" blanket="coral" />
      <Person
        at={[224, 236]}
        scale={0.9}
        head={{ hair: 'bob', tint: 'hair-dark', skin: 'skin-deep', look: -6, nod: 3, tilt: -5 }}
        top="apricot"
        bottom="blue-deep"
        over={<Apron />}
        held={<Cup x={-52} y={-94} />}
        left={[
          [-40, -106],
          [-42, -100],
        ]}
        right={[
          [46, -114],
          [30, -88],
        ]}
      />
    </Picture>
  );
}
