const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an app reads the key that was typed into it. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((eight) => parseInt(eight, 2)));
}
