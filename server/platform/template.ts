/** Parts shorter than this are copied together; longer ones are sent as they lie. */
const longPart = 4096;

/**
 * Bytes with holes of one size, which each answer fills with a text of its own. Long stretches
 * without a hole are shared by all answers, so that filling costs little however long the whole is.
 */
export class Template {
  readonly bytes: Buffer;
  /** Where the holes begin, in order. */
  readonly holes: readonly number[];
  readonly holeSize: number;
  readonly #stretches: Stretch[];

  constructor(bytes: Buffer, holes: readonly number[], holeSize: number) {
    this.bytes = bytes;
    this.holes = holes;
    this.holeSize = holeSize;
    this.#stretches = stretchesOf(bytes, holes, holeSize);
  }

  /** The whole in pieces; `text` is ASCII and as long as a hole. */
  fill(text: string): Buffer[] {
    if (text.length !== this.holeSize) throw new RangeError(`A hole takes ${this.holeSize} bytes`);
    return this.#stretches.map(({ bytes, holes }) => {
      if (holes.length === 0) return bytes;
      const copy = Buffer.allocUnsafe(bytes.length);
      bytes.copy(copy);
      for (const hole of holes) copy.write(text, hole, 'latin1');
      return copy;
    });
  }
}

/** A text with a hole wherever `mark`, which is ASCII, stands in it. */
export function templateOf(text: string, mark: string): Template {
  const bytes = Buffer.from(text);
  const holes: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    holes.push(at);
  }
  return new Template(bytes, holes, mark.length);
}

interface Stretch {
  bytes: Buffer;
  /** Within it. */
  holes: number[];
}

function stretchesOf(bytes: Buffer, holes: readonly number[], holeSize: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let inside: number[] = [];
  const close = (to: number) => {
    if (to > from) stretches.push({ bytes: bytes.subarray(from, to), holes: inside });
    [from, inside] = [to, []];
  };
  let last = 0;
  for (const hole of holes) {
    if (hole - last >= longPart) {
      close(last);
      close(hole);
    }
    inside.push(hole - from);
    last = hole + holeSize;
  }
  if (bytes.length - last >= longPart) close(last);
  close(bytes.length);
  return stretches;
}
