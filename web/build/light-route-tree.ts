import type { Plugin } from 'vite';

const children = /(?<=Children =\s*)\{([^}]*)\}/g;
const named = /\w+: (?=\w+)/g;

/** Routes as lists: under which names they are children is only for types, and no bundler can shorten it. */
export const unnamed = (code: string) =>
  code.replaceAll(children, (_all, list: string) => `[${list.replaceAll(named, '')}]`);

/** The route tree, which every page loads, without what nobody reads of it. */
export function lightRouteTree(): Plugin {
  return {
    name: 'light-route-tree',
    apply: 'build',
    // Types are gone by then.
    enforce: 'post',
    transform: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: unnamed(code), map: null }),
    },
  };
}
