import { describe, expect, it } from 'vitest';
import { findMissing, guides, pathsIn, readGuide } from './documents.ts';
import { findUnusedExports, findUnusedFiles } from './exports.ts';
import { arrowsOf, findCycle, folderOf } from './folders.ts';
import { serverRoom, webRoom } from './rooms.ts';
import { rules } from './rules.ts';
import { isGenerated, isTest, readSources, toSource } from './source.ts';

const folders = ['contract', 'server', 'web', 'db', 'tests', 'scripts'];
const all = readSources([...folders, 'vite.config.ts', 'vitest.config.ts']);
const sources = all.filter(
  (source) => /^(contract|server|web|db)\//.test(source.path) && !isGenerated(source),
);
// A test may set its scene with any room.
const product = sources.filter((source) => !isTest(source));

describe.each(rules)('$name', ({ faults, broken }) => {
  it('holds everywhere', () => {
    const found = sources.flatMap((source) => faults(source).map((fault) => [source.path, fault]));
    expect(found).toEqual([]);
  });

  it('can fail', () => {
    expect(faults(toSource(broken.path, broken.text))).not.toEqual([]);
  });
});

describe('nothing leads back to itself', () => {
  it.each([
    ['rooms of the server', serverRoom],
    ['rooms of the pages', webRoom],
    ['folders within rooms', folderOf],
  ])('%s', (_name, nodeOf) => {
    expect(findCycle(arrowsOf(product, nodeOf))).toBeNull();
  });

  it('can fail', () => {
    const circle = [
      toSource('server/a/queries.ts', "import { x } from '#server/b/one/queries.ts';"),
      toSource('server/b/one/queries.ts', "import { y } from '../two/queries.ts';"),
      toSource('server/b/two/queries.ts', "import { y } from '../one/queries.ts';"),
      toSource('server/b/queries.ts', "import { y } from '#server/a/queries.ts';"),
    ];
    expect(findCycle(arrowsOf(circle, serverRoom))).toEqual(['a', 'b', 'a']);
    expect(findCycle(arrowsOf(circle, folderOf))).toEqual([
      'server/b/one',
      'server/b/two',
      'server/b/one',
    ]);
  });
});

describe('nothing is there for nobody', () => {
  it('no file', () => {
    expect(findUnusedFiles(product, all)).toEqual([]);
  });

  it('no export', () => {
    expect(findUnusedExports(product, all)).toEqual([]);
  });

  it('can fail', () => {
    const lonely = toSource('web/ui/logo.tsx', 'export function Logo() {}');
    const taker = toSource('web/ui/page.tsx', "import { other } from './logo.tsx';");
    expect(findUnusedFiles([lonely], [lonely])).toEqual([lonely.path]);
    expect(findUnusedExports([lonely], [lonely, taker])).toEqual([`${lonely.path} Logo`]);
  });
});

describe('the documents name what is there', () => {
  const paths = [...pathsIn(folders), 'vite.config.ts', 'vitest.config.ts'];

  it.each(guides)('%s', (guide) => {
    expect(findMissing(readGuide(guide), paths)).toEqual([]);
  });

  it('each decision is in the list of them', () => {
    const listed = readGuide('docs/decisions/README.md').matchAll(/\]\(([\w-]+\.md)\)/g);
    const decisions = pathsIn(['docs/decisions']).map((path) => path.replace(/^.*\//, ''));
    const names = [...listed].map(([, name]) => name);
    expect(new Set([...names, 'README.md'])).toEqual(new Set(decisions));
  });

  it('can fail', () => {
    const named = 'See `server/lost/`, `lost.actions.ts` and `contract/page.ts` of `./data`.';
    expect(findMissing(named, ['contract/page.ts', 'server/found/lost.actions.tsx'])).toEqual([
      'server/lost/',
      'lost.actions.ts',
    ]);
  });
});

describe('files stay small', () => {
  const lengths = product.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
  const share = (part: number) => lengths[Math.ceil(lengths.length * part) - 1];

  it('half of them have at most 60 lines', () => {
    expect(share(0.5)).toBeLessThanOrEqual(60);
  });

  it('19 of 20 have at most 250 lines', () => {
    expect(share(0.95)).toBeLessThanOrEqual(250);
  });
});
