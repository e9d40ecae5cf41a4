import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bareIcon } from './light-icons.ts';

const lucide = dirname(fileURLToPath(import.meta.resolve('lucide-react/package.json')));
const icons = join(lucide, 'dist/esm/icons');

interface Icon {
  name: string;
  size?: number;
  node: [shape: string, attributes: Record<string, string>][];
}

test.each(['heart', 'circle-check', 'sun-moon'])(
  'of the icon %s its name and shapes are left',
  async (name) => {
    const file = join(icons, `${name}.mjs`);
    const bare = bareIcon(readFileSync(file, 'utf8'));
    const alone = bare.replace(/^import .*$/m, 'const createLucideIcon = (icon) => icon;');
    const { default: icon } = (await import(
      `data:text/javascript,${encodeURIComponent(alone)}`
    )) as { default: Icon };
    const { __iconData: whole } = (await import(file)) as { __iconData: Icon };
    expect(whole.size).toBe(24);
    const shapes = whole.node.map(([shape, { key: _key, ...attributes }]) => [shape, attributes]);
    expect(icon).toEqual({ name, node: shapes });
    expect(bare).not.toContain('__iconData.node');
  },
);
