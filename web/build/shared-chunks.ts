import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is asked of a module of the bundle, as Rollup and Rolldown tell it. */
interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A part that is loaded by itself, as a page or a dialog. */
type Part = string;

/** So many parts share a module that those not for guests should not load theirs with it. */
const manyParts = 20;
/** What so many kinds of pages share is small: cut once more it packs worse. */
const fewKinds = 3;
/** By who needs it exactly, what so many share with pages of texts would be four files of some hundred bytes. */
const manyKinds = 4;

/** What guests open first, by kind; all pages of a kind need nearly the same. */
const kinds: [kind: string, pages: RegExp][] = [
  ['home', /^pages\/home\./],
  ['list', /^cards\/\w+-list\./],
  ['card', /^cards\/(?:resume|vacancy)\./],
  ['city', /^cards\/city\./],
  ['blog', /^pages\/blog\./],
  ['post', /^pages\/post\./],
  ['about', /^pages\/about\./],
  ['tariffs', /^pages\/tariffs\./],
  ['text', /^pages\/(?:agreement|cookie-policy|data-processing|privacy-policy|safety)\./],
];
/** All that show tiles. What home and lists share is one file for these: cut finer it packs worse. */
const ofTiles = ['home', 'list', 'card', 'city'];
const hasTiles = (needing: string[]) =>
  ['home', 'list'].every((kind) => needing.includes(kind)) &&
  needing.every((kind) => ofTiles.includes(kind));
const isOfTexts = (needing: string[]) => needing.includes('tariffs') || needing.includes('text');
const routes = fileURLToPath(new URL('../routes/', import.meta.url));

/**
 * The chunk of a module that parts share, found in the graph of imports: cut by who shares what it
 * would be forty files. `schemas`: Zod and what forms check with it. Else it is named by the kinds of
 * guests' pages that need the module, so that none loads what only others need; what many other
 * parts need too is apart. Null: wherever the bundler puts it.
 */
export function sharedChunks(): (id: string, graph: ModuleGraph) => string | null {
  const partsOf = findParts();
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' });
  const pagesOf = ([kind, pattern]: (typeof kinds)[number]) =>
    [kind, files.filter((file) => pattern.test(file)).map((file) => routes + file)] as const;
  const pages = kinds.map(pagesOf);
  return (id, graph) => {
    if (zod.test(id) || isChecked(id, graph)) return 'schemas';
    const parts = partsOf(id, graph);
    const files = new Set(Array.from(parts, (part) => part.replace(/\?.*/, '')));
    const needing = pages
      .filter(([, all]) => all.every((page) => files.has(page)))
      .map(([kind]) => kind);
    if (needing.length === 0) return null;
    if (hasTiles(needing)) return 'tiles';
    if (needing.length >= manyKinds && isOfTexts(needing)) return 'most-pages';
    const isForOthers = needing.length < fewKinds && parts.size >= manyParts;
    return [...needing, ...(isForOthers ? ['others'] : [])].join('-');
  };
}

const zod = /\/node_modules\/zod\//;
const contract = /\/(contract\/[\w-]+\.ts)$/;

/**
 * A module of the contract with schemas that a form checks by, or that such schemas are made of. Of
 * all others the browser gets no schema, see `bareContract`.
 */
function isChecked(id: string, graph: ModuleGraph): boolean {
  const usesZod = graph.getModuleInfo(id)?.importedIds.some((other) => zod.test(other));
  if (!contract.test(id) || !usesZod) return false;
  const seen = new Set([id]);
  for (const at of seen) {
    const [, name = ''] = contract.exec(at) ?? [];
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) {
      if (contract.test(importer)) seen.add(importer);
      else if (importsSchema(graph.getModuleInfo(importer)?.code ?? '', name)) return true;
    }
  }
  return false;
}

function importsSchema(code: string, from: string): boolean {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']#([^"']+)["']/g);
  return Array.from(imports).some(
    ([, names = '', path]) => path === from && /Schema(?:Of)?\b/.test(names),
  );
}

/** Parts that load a module at once, through whatever imports it; told anew for each build. */
function findParts() {
  const known = new Map<string, Set<Part>>();
  return function partsOf(id: string, graph: ModuleGraph): Set<Part> {
    const before = known.get(id);
    if (before) return before;
    const parts = new Set<Part>();
    const seen = new Set([id]);
    for (const at of seen) {
      const info = graph.getModuleInfo(at);
      if (info && info.dynamicImporters.length > 0) parts.add(at);
      for (const importer of importersOf(at, graph)) seen.add(importer);
    }
    known.set(id, parts);
    return parts;
  };
}

const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;

/**
 * What imports a module. Packages have one file that imports all of theirs, so of an icon it is whoever
 * imports it by name, and other parts of packages are left to the bundler.
 */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const [, words] = icon.exec(id) ?? [];
  if (!words) return id.includes('/node_modules/') ? [] : importers;
  const name = new RegExp(`\\b${pascalCase(words)}\\b`);
  return importers
    .flatMap((list) => graph.getModuleInfo(list)?.importers ?? [])
    .filter((importer) => name.test(graph.getModuleInfo(importer)?.code ?? ''));
}

const pascalCase = (words: string) =>
  words.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
