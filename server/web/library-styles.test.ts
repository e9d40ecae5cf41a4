import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryStyles } from './library-styles.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('react-aria'))), '..');

test.each(['interactions/usePress', 'overlays/usePreventScroll'])(
  'what %s writes is what the policy lets in',
  (name) => {
    const source = readFileSync(join(folder, 'private', `${name}.mjs`), 'utf8');
    const [, attribute = ''] = /= '(data-react-aria-pressable)'/.exec(source) ?? [];
    const written = [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(
      ([, text = '']) => text.replace(/\$\{[^}]*\}/g, attribute).trim(),
    );
    expect(written).toHaveLength(1);
    expect(libraryStyles).toContain(written[0]);
  },
);
