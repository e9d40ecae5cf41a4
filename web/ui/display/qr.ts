import { encode } from 'uqr';

export interface Qr {
  /** Modules on a side, the quiet ones around it included. */
  size: number;
  /** Outline of the dark ones, in modules. */
  path: string;
}

/** In a chunk of its own: few people print. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
