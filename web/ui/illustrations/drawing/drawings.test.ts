import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawFile } from './drawings.tsx';

/** `vitest -u` draws the files anew. */
test.each([
  ['hero', (name: string) => name === 'hero'],
  ['others', (name: string) => name !== 'hero'],
])('%s.svg shows what is drawn', async (file, isWanted) => {
  const path = fileURLToPath(new URL(`../drawn/${file}.svg`, import.meta.url));
  await expect(drawFile(isWanted)).toMatchFileSnapshot(path);
});
