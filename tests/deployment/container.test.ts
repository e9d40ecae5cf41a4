import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { allOf, readOps, root } from './files.ts';

const text = readOps('container/Containerfile');
const copied = allOf(text, /^COPY --from=build \/app\/(\S+) /gm);
const isCopied = (path: string) =>
  copied.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** What runs in the image; tests are in no image. */
const sources = copied
  .filter((folder) => existsSync(join(root, folder)) && !/node_modules|dist|\./.test(folder))
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }))
  .filter((path) => !/\.test\./.test(path));

it('the image holds every folder that its own code takes something from', () => {
  expect(sources.length).toBeGreaterThan(300);
  const missing = sources.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    const inside = allOf(code, /'#(\w+\/[^']+)'/g);
    const beside = allOf(code, /'(\.{1,2}\/[^'\s]*)'/g).map((found) =>
      relative(root, join(root, dirname(path), found)),
    );
    return [...inside, ...beside]
      .filter((wanted) => wanted && !wanted.startsWith('..') && !isCopied(wanted))
      .map((wanted) => `${path}: ${wanted}`);
  });
  expect(missing).toEqual([]);
});

it('what is copied into the image is here or is made, and is not kept out', () => {
  const made = ['node_modules', 'dist'];
  const kept = readOps('container/Containerfile.dockerignore').split('\n');
  expect(copied.filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual(
    [],
  );
  expect(copied.filter((path) => !made.includes(path) && kept.includes(path))).toEqual([]);
  const [first = ''] = allOf(text, /^COPY (?!--from)(.* )\.\/$/gm);
  expect(
    first
      .trim()
      .split(' ')
      .filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});

it('the image has the Node that the product was tried with', () => {
  const wanted = allOf(
    readFileSync(join(root, 'scripts/setup/node.mjs'), 'utf8'),
    /WANTED = '(.*)'/g,
  );
  expect([...new Set(allOf(text, /^FROM node:([\d.]+)-/gm))]).toEqual(wanted);
});
