import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface PackedFile {
  /** In Latin letters, with folders: every program of every system unpacks those. */
  name: string;
  bytes: Uint8Array;
}

/** Packs one file after the other: never more than one of them is in memory. */
export async function* packFiles(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes } of files) {
    // A picture is packed already.
    const entry = name.endsWith('.webp') ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(new Uint8Array(bytes), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
