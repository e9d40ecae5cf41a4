import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

it('is behind by the age of what it has not replayed yet', () => {
  const progress = new Progress(5000);
  expect(progress.lagMs(0)).toBeNull();
  progress.noteWritten(100, 1000);
  progress.noteReplayed(100, 1010);
  expect(progress.lagMs(1010)).toBe(10);
  progress.noteWritten(200, 2000);
  progress.noteReplayed(150, 2010);
  // What the primary had at 1000 is the last that it surely has.
  expect(progress.lagMs(2010)).toBe(1010);
  progress.noteWritten(200, 3000);
  progress.noteReplayed(200, 3005);
  expect(progress.lagMs(3005)).toBe(5);
});

it('knows no lag before it has had anything that the primary was seen to have', () => {
  const progress = new Progress(5000);
  progress.noteWritten(100, 1000);
  progress.noteReplayed(50, 1001);
  expect(progress.lagMs(1001)).toBeNull();
});

it('is of no use until it has what was required', () => {
  const progress = new Progress(5000);
  progress.noteReplayed(100, 1);
  expect(progress.isBehind()).toBe(false);
  progress.mustReach(120);
  progress.mustReach(110);
  expect(progress.isBehind()).toBe(true);
  progress.noteReplayed(119, 2);
  expect(progress.isBehind()).toBe(true);
  progress.noteReplayed(120, 3);
  expect(progress.isBehind()).toBe(false);
});

it('a server that is no copy is never one', () => {
  expect(() => new Progress(5000).noteReplayed(null, 1)).toThrow('no replica');
});
