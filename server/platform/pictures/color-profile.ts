import { profileBytesAtMost } from './bounds.ts';

const headerBytes = 128;

/** A colour profile of a usual size that is one by its header. */
export function isColorProfile(bytes: Buffer): boolean {
  return (
    bytes.length > headerBytes &&
    bytes.length <= profileBytesAtMost &&
    bytes.readUInt32BE(0) === bytes.length &&
    bytes.toString('latin1', 36, 40) === 'acsp'
  );
}
