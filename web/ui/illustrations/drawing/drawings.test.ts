import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawFile } from './drawings.tsx';

/** `vitest -u` draws the files anew. */
test.each(['front', 'hero', 'others'] as const)('%s.svg shows what is drawn', async (file) => {
  const path = fileURLToPath(new URL(`../drawn/${file}.svg`, import.meta.url));
  await expect(drawFile(file)).toMatchFileSnapshot(path);
});
