import { classes } from '../style/classes.ts';

const sizes = {
  small: 'size-10 text-sm',
  medium: 'size-14 text-lg',
  large: 'size-20 text-2xl',
  huge: 'size-32 text-4xl',
};

/** As the browser has to know it before it chooses a picture. */
const widths = { small: '2.5rem', medium: '3.5rem', large: '5rem', huge: '8rem' };

const colours = [
  'bg-action-soft text-on-action-soft',
  'bg-accent-soft text-on-accent-soft',
  'bg-success-soft text-success',
  'bg-info-soft text-info',
  'bg-warning-soft text-warning',
  'bg-error-soft text-error',
];

/** The same name always has the same colour. */
export function colourOf(name: string): string {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return colours[sum % colours.length] ?? '';
}

/** «Анна-Мария Петрова» → «АП». */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** In sight as soon as the page is. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** Says nothing to a screen reader: the name always stands beside it. */
export function Avatar({
  name,
  src,
  srcSet,
  size = 'medium',
  eager = false,
  className,
}: AvatarProps) {
  const box = classes('avatar', sizes[size], className);
  if (src)
    return (
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && widths[size]}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={classes(box, 'object-cover')}
      />
    );
  return (
    <span aria-hidden className={classes(box, colourOf(name))}>
      {initialsOf(name)}
    </span>
  );
}
