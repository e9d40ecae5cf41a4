import { Child } from '../child.tsx';
import { Bush, Tree } from '../home.tsx';
import { House } from '../house.tsx';
import { paint } from '../paint.ts';
import { Picture, type PictureProps } from '../picture.tsx';
import { Ground } from '../things.tsx';

/** A home, and a child before it who waves. */
export function HomeScene(props: PictureProps) {
  return (
    <Picture {...props} width={320} height={250}>
      <Ground width={320} y={228} sun={<circle cx="84" cy="80" r="20" fill={paint('sun')} />} />
      <Tree x={60} y={228} scale={0.75} />
      <g transform="translate(-22 6) scale(.53)">
        <House />
      </g>
      <Bush x={104} y={231} scale={0.6} />
      <Bush x={212} y={231} scale={0.6} />
      <Child
        at={[250, 238]}
        scale={0.85}
        head={{ hair: 'curls', tint: 'hair-dark', skin: 'skin-deep', mouth: 'laugh', look: -4 }}
        top="apricot"
        bottom="blue-deep"
        left={[
          [-34, -88],
          [-28, -112],
        ]}
        right={[
          [30, -58],
          [28, -40],
        ]}
      />
    </Picture>
  );
}
