import { Cat } from './home.tsx';
import { paint } from './paint.ts';
import { Person } from './person.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Ground, Heart, Plant } from './things.tsx';
import { Collar } from './wear.tsx';

function Frame({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="6" fill={paint('wood')} />
      <rect
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        rx="3"
        fill={paint('cream')}
      />
    </>
  );
}

/** A wall of frames that wait for faces; the first is being hung. */
export function EmptyFavoritesIllustration(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} />
      <Frame x={82} y={52} width={44} height={54} />
      <Frame x={214} y={104} width={50} height={44} />
      <g opacity=".35">
        <Heart x={104} y={80} scale={0.7} fill={paint('coral')} />
        <Heart x={239} y={127} scale={0.6} fill={paint('coral')} />
      </g>
      <Frame x={184} y={34} width={62} height={58} />
      <Heart x={215} y={63} fill={paint('coral')} />
      <Plant x={66} y={232} scale={0.85} />
      <Person
        at={[156, 236]}
        scale={0.86}
        head={{ hair: 'long', tint: 'hair-dark', look: 6, nod: -4, tilt: 6 }}
        top="teal"
        bottom="apricot"
        skirt
        over={<Collar />}
        left={[
          [-52, -112],
          [-34, -86],
        ]}
        right={[
          [58, -130],
          [52, -172],
        ]}
      />
      <Cat x={232} y={236} scale={0.8} />
    </Picture>
  );
}
