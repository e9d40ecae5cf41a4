import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const at = (path: string) => root + path;
const pageOf = (name: string) => at(`web/routes/${name}.tsx?tsr-split=component`);
const lists = ['cards/resume-list', 'cards/vacancy-list'].map(pageOf);
const cards = ['cards/resume', 'cards/vacancy'].map(pageOf);
const pages = [...lists, pageOf('pages/home'), ...cards];
const blog = pageOf('pages/blog');
const tariffs = pageOf('pages/tariffs');
const dialogs = Array.from({ length: 20 }, (_none, number) => at(`web/dialogs/${number}.tsx`));
const barrel = at('node_modules/lucide-react/dist/esm/lucide-react.mjs');
const tile = at('web/cards/tile/card-tile.tsx');

interface Module {
  importers?: string[];
  importedIds?: string[];
  code?: string;
}

/** Pages and dialogs are loaded by themselves; all others are imported by whoever is named. */
function chunkOf(id: string, modules: Record<string, Module>): string | null {
  const parts = new Set([...pages, blog, tariffs, ...dialogs]);
  return sharedChunks()(id, {
    getModuleInfo: (asked) => ({
      code: '',
      importers: [],
      importedIds: [],
      dynamicImporters: parts.has(asked) ? [at('web/routeTree.gen.ts')] : [],
      ...modules[asked],
    }),
  });
}

test('what kinds of pages share is one file for these kinds, through whatever imports it', () => {
  const words = at('web/cards/tile/card-words.ts');
  const modules = (importers: string[]) => ({
    [tile]: { importers },
    [words]: { importers: [tile] },
  });
  expect(chunkOf(words, modules([...lists, ...cards]))).toBe('list-card');
  expect(chunkOf(words, modules(lists))).toBe('list');
  expect(chunkOf(words, modules([pageOf('pages/home'), ...lists.slice(1)]))).toBe('home');
  expect(chunkOf(words, modules(lists.slice(1)))).toBeNull();
});

test('what home and lists share is the file of tiles', () => {
  expect(chunkOf(tile, { [tile]: { importers: pages } })).toBe('tiles');
  expect(chunkOf(tile, { [tile]: { importers: [...pages, ...dialogs] } })).toBe('tiles');
  expect(chunkOf(tile, { [tile]: { importers: [...pages, blog] } })).toBe('home-list-card-blog');
});

test('what most pages share with those of texts is one file', () => {
  const most = [...pages, blog, tariffs];
  expect(chunkOf(tile, { [tile]: { importers: most } })).toBe('most-pages');
});

test('what many others need too is another', () => {
  const field = at('web/ui/fields/text-field.tsx');
  expect(chunkOf(field, { [field]: { importers: [...lists, ...dialogs] } })).toBe('list-others');
  expect(chunkOf(field, { [field]: { importers: dialogs } })).toBeNull();
});

test('an icon belongs to whoever names it, not to all that take one from the package', () => {
  const heart = at('node_modules/lucide-react/dist/esm/icons/heart-handshake.mjs');
  const flag = at('node_modules/lucide-react/dist/esm/icons/flag.mjs');
  const modules = {
    [heart]: { importers: [barrel] },
    [flag]: { importers: [barrel] },
    [barrel]: { importers: [tile] },
    [tile]: { importers: pages, code: 'import { HeartHandshake } from "lucide-react";' },
  };
  expect(chunkOf(heart, modules)).toBe('tiles');
  expect(chunkOf(flag, modules)).toBeNull();
});

test('schemas that a form checks by come with Zod, and what they are made of', () => {
  const zod = at('node_modules/zod/v4/classic/schemas.js');
  const drafts = at('contract/drafts.ts');
  const fields = at('contract/fields.ts');
  const form = at('web/cards/edit/draft/check.ts');
  const modules = (code: string) => ({
    [fields]: { importers: [drafts], importedIds: [zod] },
    [drafts]: { importers: [form], importedIds: [zod] },
    [form]: { code },
  });
  const checks = modules('import { draftSchema } from "#contract/drafts.ts";');
  expect(chunkOf(zod, {})).toBe('schemas');
  expect(chunkOf(drafts, checks)).toBe('schemas');
  expect(chunkOf(fields, checks)).toBe('schemas');
  expect(chunkOf(fields, modules('import { emptyDraft } from "#contract/drafts.ts";'))).toBeNull();
});
