import { expect, it } from 'vitest';
import { environmentSchema, readConfig } from '#server/platform/config.ts';
import { passportKey, production } from '../production.ts';
import { allOf, oneOf, readOps, readSettings, unitSettings } from './files.ts';

/** The last two are for Node and its C library. */
const known = [...Object.keys(environmentSchema.shape), 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
const unit = readOps('systemd/ryadom@.service');
const compose = readOps('container/compose.yml');
const app = oneOf(compose, /^x-app:.*\n([\s\S]*?)^services:/m);
const container = readOps('container/Containerfile');

it.each([
  ['ryadom@.service', Object.keys(unitSettings(unit))],
  ['ryadom-backup.service', Object.keys(unitSettings(readOps('systemd/ryadom-backup.service')))],
  ['ryadom.env.example', Object.keys(readSettings(readOps('systemd/ryadom.env.example')))],
  ['Containerfile', allOf(oneOf(container, /^ENV (.*)$/m), /([A-Z_]+)=/g)],
  ['compose.yml', allOf(app, /^ {4}([A-Z_]+): /gm)],
  [
    'env.example',
    // These two are for Compose itself.
    Object.keys(readSettings(readOps('container/env.example'))).filter(
      (name) => !['SITE', 'POSTGRES_PASSWORD'].includes(name),
    ),
  ],
])('%s names only settings that the product knows', (_file, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

/** What an operator writes into the empty lines. */
const written: Record<string, string> = {
  ...production,
  APP_SECRET: 'of the tests only, long enough to sign with',
  PASSPORT_KEY: passportKey,
};
const fill = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value || (written[name] ?? '')]),
  );

it('production starts with the unit and its filled-in example', () => {
  const example = readSettings(readOps('systemd/ryadom.env.example'));
  const own = { ...unitSettings(unit.replaceAll('%i', '3001')), ...fill(example) };
  expect(readConfig(own)).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 3001,
    dataDir: '/var/lib/ryadom',
    trustedProxies: ['127.0.0.1'],
    publicOrigin: 'https://example.ru',
  });
});

it('no setting of the container stands in quotes, which Podman hands on', () => {
  expect(readOps('container/env.example').match(/^[A-Z_]+=["'].*$/gm)).toBeNull();
});

it('production starts with the container and its filled-in example', () => {
  const inImage = readSettings(oneOf(container, /^ENV (.*)$/m).replaceAll(' ', '\n'));
  const example = readSettings(readOps('container/env.example'));
  const inCompose = [...app.matchAll(/^ {4}([A-Z_]+): '?([^'\n]+)'?$/gm)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\$\{[^}]+\}/g, 'written')],
  );
  const own = { ...inImage, ...fill(example), ...Object.fromEntries(inCompose) };
  expect(readConfig(own)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    dataDir: '/data',
    trustedProxies: [oneOf(compose, /subnet: (\S+)/)],
    metrics: { host: '0.0.0.0', port: 9464 },
  });
});
