import { Head, HairBehind, type HeadProps } from '../head.tsx';
import { paint, type Paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground, Heart } from '../things.tsx';
import { Lines } from './parts.tsx';

const people: { head: HeadProps; back: Paint; isLiked: boolean }[] = [
  { head: { hair: 'bob', tint: 'hair-dark', skin: 'skin-deep' }, back: 'apricot', isLiked: false },
  { head: { hair: 'bun', tint: 'hair-grey', glasses: true }, back: 'teal-soft', isLiked: true },
  { head: { hair: 'curls', tint: 'hair-warm' }, back: 'glow', isLiked: false },
];

/** A phone with faces to choose from, and somebody who chooses. */
export function SearchScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <rect x="58" y="28" width="122" height="190" rx="18" fill={paint('dark')} />
      <rect x="66" y="38" width="106" height="170" rx="10" fill={paint('wall')} />
      {people.map(({ head, back, isLiked }, at) => (
        <g key={back} transform={`translate(72 ${46 + at * 53})`}>
          <rect width="94" height="47" rx="8" fill={paint('cream')} />
          <circle cx="23" cy="24" r="18" fill={paint(back)} />
          <g transform="translate(23 25) scale(.46)">
            <HairBehind {...head} />
            <Head {...head} />
          </g>
          <Lines x={48} y={18} gap={12} lengths={[26, 18]} />
          <Heart x={83} y={24} scale={0.42} fill={paint(isLiked ? 'coral' : 'line')} />
        </g>
      ))}
      <Person
        at={[228, 236]}
        scale={0.92}
        head={{ hair: 'long', tint: 'hair-fair', look: -6, nod: 1, tilt: -4 }}
        top="coral"
        bottom="blue-deep"
        left={[
          [-44, -118],
          [-66, -128],
        ]}
        right={[
          [48, -112],
          [34, -86],
        ]}
      />
    </Picture>
  );
}
