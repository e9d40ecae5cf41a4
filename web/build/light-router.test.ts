import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { cuts, withoutUnset } from './light-router.ts';

const packageFolder = fileURLToPath(new URL('../../node_modules/@tanstack/', import.meta.url));
const web = fileURLToPath(new URL('../', import.meta.url));

describe.each(Object.entries(cuts))('%s', (name, cut) => {
  const code = readFileSync(join(packageFolder, name), 'utf8');
  const program = parseAst(code);

  const each = Object.entries(cut).flatMap(([way, names]) =>
    names.map((one: string): [string, string] => [one, way]),
  );
  it.each<[string, string]>(each)('has %s to be cut', (one, way) => {
    expect(withoutUnset(code, program, { [way]: [one] })).not.toBe(code);
  });

  it('is still a module of the same names', () => {
    const light = withoutUnset(code, program, cut);
    const exported = (text: string) => /^export \{.*$/m.exec(text)?.[0];
    expect(() => parseAst(light)).not.toThrow();
    expect(exported(light)).toBe(exported(code));
  });
});

test('reads are constants, and what is written stays', () => {
  const light = (code: string) =>
    withoutUnset(code, parseAst(code), {
      unset: ['options.mask', 'rewrite', 'usual'],
      off: ['sensitive'],
      idle: ['wait', 'match'],
      pure: ['make'],
    });
  expect(light('if (this.options.mask) a(b?.options.mask?.to);')).toBe(
    'if ((void 0)) a((void 0)?.to);',
  );
  expect(light('this.rewrite = c.rewrite ?? 1;')).toBe('this.rewrite = (void 0) ?? 1;');
  expect(light('const d = e.sensitive; f(mask, options.unmask);')).toBe(
    'const d = false; f(mask, options.unmask);',
  );
  expect(light('const g = h.i ?? usual;')).toBe('const g = h.i ?? (void 0);');
  expect(light('async function wait(j) { j.rewrite(); }')).toBe('async function wait(j) {}');
  expect(light('this.match = () => k.rewrite; l();')).toBe('; l();');
  expect(light('const m = make(1);')).toBe('const m = /* @__PURE__ */ make(1);');
});

/** Where a route, the router or a link would set one. */
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('build/') && !file.includes('.gen.'),
);
const textsOf = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => readFileSync(join(web, file), 'utf8'));
const routes = textsOf(/^(?:routes\/|root\.)/);
const settings = [...routes, ...textsOf(/^router\./)];

/** Set by the router itself, or below: of the router and not of a route. */
const own = ['part', 'node', 'path', 'param', 'handler', 'preload', 'component'];
const ofRoutes = ['context', 'ssr'];
const optionNames = Object.values(cuts)
  .flatMap(({ unset = [], off = [] }) => [...unset, ...off])
  .map((name) => name.split('.').at(-1) ?? name)
  .filter((name) => ![...own, ...ofRoutes].includes(name));
const hooks = [
  'onEnter',
  'onStay',
  'onLeave',
  'matchRoute',
  'useMatchRoute',
  'MatchRoute',
  'Await',
];

const sets = (name: string) => {
  const set = new RegExp(`(?<![\\w.'-])${name}\\s*[:=]`);
  return (text: string) => set.test(text);
};

it.each([...new Set([...optionNames, ...hooks])])('nobody sets %s', (name) => {
  expect(settings.filter(sets(name))).toEqual([]);
});

/** As an option of its own; a loader reads the context that it is given. */
it.each(ofRoutes)('no route sets %s', (name) => {
  const set = new RegExp(`^ {2}${name}\\b`, 'm');
  expect(routes.filter((text) => set.test(text))).toEqual([]);
});

it.each([
  'viewTransition',
  'unsafeRelative',
  'unmaskOnReload',
  'explicitUndefined',
  'useMatchRoute',
])('no link asks for %s', (name) => {
  expect(textsOf(/./).filter((text) => text.includes(name))).toEqual([]);
});

test('no path has an optional part, or ends a part by letters', () => {
  const map = readFileSync(join(web, 'routes.ts'), 'utf8');
  expect(map).toContain('-{$slug}');
  expect(map).not.toMatch(/\{-\$/);
});

test('the folder of packages is the one that is built from', () => {
  const router = dirname(fileURLToPath(import.meta.resolve('@tanstack/react-router/package.json')));
  expect(join(packageFolder, 'react-router')).toBe(router);
});
