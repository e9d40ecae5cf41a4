import type { Plugin } from 'vite';

const runtime = 'react/jsx-runtime';
const named = `\0${runtime}`;

/**
 * What draws elements, as a module with names of its own. React's is CommonJS, of which the bundler
 * writes a member for every element, `(0,runtime.jsx)`, thousands of times; an imported name is one
 * letter. With `react` itself it is no gain: its hooks are called less often than it has names.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_id, importer) => (importer === named ? null : named),
    },
    load: {
      filter: { id: /^\0react\/jsx-runtime$/ },
      handler: () => `import all from '${runtime}';\nexport const { Fragment, jsx, jsxs } = all;`,
    },
  };
}
