import { resolveImport, type Source } from './source.ts';

const declared =
  /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const taken =
  /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,?\s*)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?)?\s*from\s*'([^']+)'/g;
const takenLater = /import\(\s*'([^']+)'\s*\)(?:\.(?!then)(\w+))?/g;

/** What calls them is the framework, npm, or a build. */
const isEntry = ({ path }: Source) =>
  /^web\/(routes\/|(root|router|client|server|routes)\.tsx?$)|^server\/main\.ts$/.test(path) ||
  // Started as a process, and put in place of a package by the build.
  /^(server\/platform\/pictures\/child|server\/web\/rendering\/thread|web\/ui\/display\/icon)\.tsx?$/.test(
    path,
  );

/** `path name` of each export of the product that no other file takes, tests among them. */
export function findUnusedExports(product: Source[], all: Source[]): string[] {
  const used = new Set(all.flatMap((source) => takenBy(source)));
  return product
    .filter((source) => !isEntry(source) && !used.has(`${source.path} *`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declared)]
        .map(([, name]) => `${path} ${name}`)
        .filter((name) => !used.has(name)),
    );
}

/** Files of the product that no other file takes anything from. */
export function findUnusedFiles(product: Source[], all: Source[]): string[] {
  const used = new Set(all.flatMap(({ imports }) => imports));
  return product.filter((one) => !isEntry(one) && !used.has(one.path)).map(({ path }) => path);
}

function takenBy(source: Source): string[] {
  const { text } = source;
  const names: string[] = [];
  for (const [, list = '', module = ''] of text.matchAll(taken)) {
    const path = resolveImport(source.path, module);
    if (list.startsWith('*')) names.push(`${path} *`);
    for (const one of list.replaceAll(/[{}]/g, '').split(',')) {
      const name = one
        .replace(/^\s*type\s/, '')
        .split(' as ')[0]
        ?.trim();
      if (name) names.push(`${path} ${name}`);
    }
  }
  for (const [, module = '', name = '*'] of text.matchAll(takenLater)) {
    names.push(`${resolveImport(source.path, module)} ${name}`);
  }
  return names;
}
