import { Child } from './child.tsx';
import { Bush, Cat, Tree } from './home.tsx';
import { House } from './house.tsx';
import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Heart, Teddy } from './things.tsx';
import { Apron, Buttons, Collar } from './wear.tsx';

/** A home with lit windows; before it a nanny with a child and a carer with a grandmother. */
export function HeroIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={660} height={480}>
      <path
        d="M36 424C6 280 70 130 200 76C330 22 500 30 588 160C648 250 646 340 624 424Z"
        fill={paint('sky')}
      />
      <circle cx="500" cy="134" r="38" fill={paint('sun')} />
      <Tree x={186} y={418} scale={1.3} />
      <Tree x={482} y={418} scale={1.5} />
      <ellipse cx="330" cy="428" rx="318" ry="38" fill={paint('ground')} />
      <House />
      <path d="M296 425H364L432 462H216Z" fill={paint('path')} />
      <Bush x={244} y={428} scale={0.8} />
      <Bush x={428} y={428} scale={0.9} />
      <Cat x={384} y={440} scale={0.85} />
      <Person
        at={[112, 450]}
        scale={1.04}
        head={{ hair: 'bun', tint: 'hair-dark', look: 5, nod: 2, tilt: 4 }}
        top="apricot"
        bottom="teal"
        skirt
        over={<Collar />}
        left={[
          [-50, -110],
          [-32, -86],
        ]}
        right={[
          [44, -116],
          [58, -86],
        ]}
      />
      <Child
        at={[206, 454]}
        head={{ hair: 'pigtails', tint: 'hair-warm', mouth: 'laugh', look: -4, nod: -3 }}
        top="coral"
        bottom="blue-deep"
        left={[
          [-30, -76],
          [-33, -93],
        ]}
        right={[
          [32, -58],
          [30, -42],
        ]}
      />
      <Teddy x={238} y={424} scale={0.9} />
      <Person
        at={[550, 450]}
        scale={1.04}
        head={{ hair: 'bob', tint: 'hair-dark', skin: 'skin-deep', look: -5, nod: 2, tilt: -4 }}
        top="teal"
        bottom="blue-deep"
        over={<Apron>{<Heart x={0} y={-112} scale={0.6} fill={paint('coral')} />}</Apron>}
        left={[
          [-50, -118],
          [-62, -104],
        ]}
        right={[
          [48, -116],
          [36, -88],
        ]}
      />
      <Person
        at={[462, 452]}
        scale={0.88}
        head={{ hair: 'bun', tint: 'hair-grey', glasses: true, look: 4, tilt: 3 }}
        top="blue"
        bottom="coral"
        skirt
        over={
          <>
            <Buttons />
            <Collar />
          </>
        }
        held={
          <path
            d="M-44 2V-74Q-44-88-56-86"
            fill="none"
            stroke={paint('wood-deep')}
            strokeWidth="6"
            strokeLinecap="round"
          />
        }
        left={[
          [-46, -112],
          [-45, -84],
        ]}
        right={[
          [46, -112],
          [22, -92],
        ]}
      />
    </Picture>
  );
}
