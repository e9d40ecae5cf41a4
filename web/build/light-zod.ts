import type { Plugin } from 'vite';

/** Write schemas as JSON Schema, which only the documentation of the API asks for. */
export const writers = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

const exported = /^export (?:const|function) (\w+)/gm;
const renamed = /^export \{ \w+ as (\w+) \};/gm;

/** The same names that do nothing: Zod hangs them on every schema, so no bundler can leave them out. */
export function emptied(code: string): string {
  const names = [exported, renamed].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name]) => name),
  );
  return `const nothing = () => undefined;\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
}

/** Zod as browsers need it: it checks, and writes no JSON Schema. */
export function lightZod(): Plugin {
  return {
    name: 'light-zod',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: writers },
      handler: (code) => ({ code: emptied(code), map: null }),
    },
  };
}
