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

/** Enough parts share a module that a file of its own is worth a request. */
const manyParts = 20;
const cardPages = fileURLToPath(new URL('../routes/cards/', import.meta.url));

/**
 * The chunk of a module that parts share, found in the graph of imports: cut by who shares what it
 * would be forty files. `schemas`: Zod and what forms check with it. `cards`: what every page needs
 * that shows cards to guests. `fields`: what one of these pages needs and many other parts need too.
 * Null: wherever the bundler puts it.
 */
export function sharedChunks(): (id: string, graph: ModuleGraph) => string | null {
  const partsOf = findParts();
  const pages = readdirSync(cardPages).length;
  return (id, graph) => {
    if (zod.test(id) || isChecked(id, graph)) return 'schemas';
    const parts = partsOf(id, graph);
    const cards = [...parts].filter((part) => part.startsWith(cardPages));
    if (cards.length === pages) return 'cards';
    return cards.length > 0 && parts.size >= manyParts ? 'fields' : null;
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
