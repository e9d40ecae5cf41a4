import { Visitor, type ESTree, type Plugin } from 'vite';

interface Cut {
  /** Options and marks that no route, link or router of ours sets, as they are read; they are undefined. */
  unset?: string[];
  /** The same whose default is false. */
  off?: string[];
  /** Functions that then do nothing, or are never called. */
  idle?: string[];
  /** Calls that only make what nobody may want. */
  pure?: string[];
}

/**
 * What the router can and this site does not: masks, addresses written anew, lazy route files, view
 * transitions, pictures of waiting, optional and parsed parts of a path, hooks of routes, its own
 * words for a failure. No bundler can tell that an option is never set.
 */
export const cuts: Record<string, Cut> = {
  'router-core/dist/esm/router.js': {
    unset: [
      'options.routeMasks',
      'opts.mask',
      'maskedLocation',
      'unmaskOnReload',
      'rewrite',
      'external',
      'options.basepath',
      'options.notFoundRoute',
      'options.trailingSlash',
      'options.pathParamsAllowedCharacters',
      'options.search?.strict',
      'routeOptions.preSearchFilters',
      'routeOptions.postSearchFilters',
      'routeOptions.search?.middlewares',
      'params?.stringify',
      'stringifyParams',
      'params?.parse',
      'parseParams',
      'lazyFn',
      'pendingComponent?.preload',
      'shouldViewTransition',
      'options.defaultViewTransition',
      'options.isShell',
      'defaultParseSearch',
      'defaultStringifySearch',
    ],
    off: ['caseSensitive'],
    idle: ['runRouteLifecycle', 'lifecycleEnd', 'matchRoute'],
  },
  'router-core/dist/esm/searchParams.js': { pure: ['parseSearchWith', 'stringifySearchWith'] },
  'router-core/dist/esm/defer.js': { pure: ['Symbol.for'] },
  'router-core/dist/esm/load-client.js': {
    unset: [
      'lazyFn',
      'maskedLocation',
      'external',
      'route.options.context',
      'route.options.onError',
      'route.options.shouldReload',
      'routeLoader?.handler',
      'routeLoader.staleReloadMode',
      'options.defaultStaleReloadMode',
      'options.additionalContext',
      'options.defaultStaleTime',
      'options.preloadStaleTime',
      'options.defaultPreloadStaleTime',
      'options.preloadGcTime',
      'options.defaultPreloadGcTime',
      'options.defaultGcTime',
      'options.viewTransition',
      'routeOptions.scripts',
      'head?.scripts',
      'head?.styles',
      'candidate.ssr',
      'dehydrated.ssr',
      'boundary.ssr',
    ],
    idle: ['offerPending', 'finishPending', 'awaitPendingMinimum'],
  },
  'router-core/dist/esm/new-process-route-tree.js': {
    unset: [
      'params?.parse',
      'parseParams',
      'params?.priority',
      'parse',
      'priority',
      'pathless',
      'optional',
      'static',
      'leaf.extract?.part',
      'leaf.extract?.node',
      'leaf.extract?.path',
      'leaf.extract?.param',
      'extract',
    ],
    off: ['caseSensitive'],
    idle: ['validateParseParams'],
  },
  'router-core/dist/esm/scroll-restoration.js': {
    unset: [
      'options.getScrollRestorationKey',
      'options.scrollRestorationBehavior',
      'options.scrollToTopSelectors',
    ],
    idle: ['getScrollToTopElements'],
  },
  'router-core/dist/esm/ssr/bodyScripts.js': { unset: ['match.scripts'] },
  'react-router/dist/esm/Match.js': {
    unset: [
      'options.pendingComponent',
      'options.defaultPendingComponent',
      'options.onCatch',
      'options.defaultOnCatch',
      'options.notFoundRoute?.options.component',
      'options.wrapInSuspense',
      'options.remountDeps',
      'options.defaultRemountDeps',
      'options.defaultComponent',
    ],
  },
  'react-router/dist/esm/Matches.js': {
    unset: ['options.InnerWrap', 'options.disableGlobalCatchBoundary'],
  },
  'react-router/dist/esm/headContentUtils.js': {
    unset: ['manifest.inlineStyle', 'match.styles', 'match.headScripts'],
  },
  'react-router/dist/esm/link.js': {
    unset: [
      'options.mask',
      'options.unsafeRelative',
      'maskedLocation',
      'external',
      'activeOptions?.explicitUndefined',
    ],
  },
  'react-router/dist/esm/CatchBoundary.js': { idle: ['ErrorComponent'] },
  'history/dist/esm/index.js': {
    unset: ['opts?.window', 'opts?.createHref', 'opts?.parseLocation'],
  },
};

const file = /\/@tanstack\/((?:router-core|react-router|history)\/dist\/esm\/.+\.js)$/;

/** The router without what is never asked of it here; in the browser, where it has to be sent. */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code, id) {
        const cut = cuts[file.exec(id)?.[1] ?? ''];
        return cut ? { code: withoutUnset(code, this.parse(code), cut), map: null } : null;
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The bundler drops whatever hangs on a constant. */
export function withoutUnset(code: string, program: ESTree.Program, cut: Cut): string {
  const edits = [
    ...emptied(program, cut.idle ?? []),
    ...constants(code, program, cut),
    ...markPure(code, program, cut.pure ?? []),
  ];
  edits.sort((a, b) => b.start - a.start || b.end - a.end);
  let light = code;
  let reached = Infinity;
  // The outermost of two that lie in each other stands for both.
  const outer = edits.filter(
    (edit) => !edits.some((other) => other !== edit && holds(other, edit)),
  );
  for (const { start, end, text } of outer) {
    if (end > reached) continue;
    light = light.slice(0, start) + text + light.slice(end);
    reached = start;
  }
  return light;
}

const holds = (outer: Edit, inner: Edit) => outer.start <= inner.start && outer.end >= inner.end;

/** Functions by their names, and `this.name = …`, of which nothing is left. */
function emptied(program: ESTree.Program, idle: string[]): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!body || !idle.includes(id?.name ?? '')) return;
      edits.push({ start: body.start, end: body.end, text: '{}' });
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== 'AssignmentExpression') return;
      const { left } = expression;
      if (left.type !== 'MemberExpression' || left.object.type !== 'ThisExpression') return;
      if (left.property.type !== 'Identifier' || !idle.includes(left.property.name)) return;
      edits.push({ start, end, text: ';' });
    },
  }).visit(program);
  return edits;
}

/** Reads of what is never set. */
function constants(code: string, program: ESTree.Program, cut: Cut): Edit[] {
  const written = new Set<ESTree.Node>();
  const edits: Edit[] = [];
  new Visitor({
    AssignmentExpression: ({ left }) => void written.add(left),
    UpdateExpression: ({ argument }) => void written.add(argument),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'delete') written.add(argument);
    },
    // What stands in for an option that is always set.
    LogicalExpression({ right }) {
      if (right.type !== 'Identifier' || !cut.unset?.includes(right.name)) return;
      edits.push({ start: right.start, end: right.end, text: '(void 0)' });
    },
    MemberExpression(member) {
      if (written.has(member)) return;
      const read = code.slice(member.start, member.end);
      const isRead = (name: string) => read === name || read.endsWith(`.${name}`);
      const { start, end } = member;
      if (cut.unset?.some(isRead)) edits.push({ start, end, text: '(void 0)' });
      else if (cut.off?.some(isRead)) edits.push({ start, end, text: 'false' });
    },
  }).visit(program);
  return edits;
}

function markPure(code: string, program: ESTree.Program, pure: string[]): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ start, callee }) {
      if (!pure.includes(code.slice(callee.start, callee.end))) return;
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
    },
  }).visit(program);
  return edits;
}
