import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IncomingMessage } from 'node:http';
import { attachmentLimits } from '#contract/attachments.ts';
import { documentBytesAtMost } from '#contract/files.ts';
import { photoBytesAtMost } from '#contract/photos.ts';
import { isSocketCall } from '#server/platform/realtime/protocol.ts';
import { allOf, oneOf, readOps, root, unitSettings } from './files.ts';

const nginx = readOps('proxy/nginx.conf');
const script = readOps('systemd/rolling-restart');
const headers = readOps('proxy/ryadom-proxy.conf');
const caddy = readOps('proxy/Caddyfile');
const unit = readOps('systemd/ryadom@.service');
const backup = readOps('systemd/ryadom-backup.service');
const container = readOps('container/Containerfile');
const compose = readOps('container/compose.yml');

it('proxies, units and the script that restarts mean the same ports', () => {
  const ports = allOf(oneOf(nginx, /upstream ryadom \{([^}]*)\}/), /server 127\.0\.0\.1:(\d+)/g);
  expect(ports.length).toBeGreaterThan(1);
  expect(allOf(caddy, /127\.0\.0\.1:(\d+)/g)).toEqual(ports);
  expect(allOf(unit, /ryadom@(\d+)/g)).toEqual(ports);
  const usage = oneOf(script, /: ops\/systemd\/rolling-restart (.*)/);
  expect(usage.split(' ')).toEqual(ports);
  expect(unitSettings(unit)['PORT']).toBe('%i');
});

it('nginx sends nothing to the process for which the script has laid a file', () => {
  const run = oneOf(script, /RYADOM_RUN:-(\S+)\}/);
  expect(script).toContain('leaving="$run/$port.leaving"');
  const ports = allOf(nginx, /\(-f \S+\/(\d+)\.leaving\)/g);
  expect(ports).toEqual(allOf(unit, /ryadom@(\d+)/g));
  for (const port of ports) {
    expect(nginx).toContain(
      `(-f ${run}/${port}.leaving) {\n        set $ryadom ryadom_without_${port};`,
    );
    const rest = oneOf(nginx, new RegExp(`upstream ryadom_without_${port} \\{([^}]*)\\}`));
    expect(allOf(rest, /:(\d+) max_fails=0 backup;/g)).toEqual([port]);
    expect(allOf(rest, /:(\d+) /g).toSorted()).toEqual(ports);
  }
});

it('the containers behind Caddy are there, and listen where it asks', () => {
  const port = oneOf(container, /PORT=(\d+)/);
  expect(oneOf(container, /^EXPOSE (\d+)/m)).toBe(port);
  expect(oneOf(container, /127\.0\.0\.1:(\d+)\/healthz/)).toBe(port);
  const upstreams = oneOf(compose, /UPSTREAMS: (.*)/).split(' ');
  const services = allOf(compose, /^ {2}(app-\d+): \*app$/gm);
  expect(services.length).toBeGreaterThan(1);
  expect(upstreams).toEqual(services.map((name) => `${name}:${port}`));
});

it('no idle connection of a proxy outlives the process that drains', () => {
  const drain = [unitSettings(unit)['DRAIN_SECONDS'], oneOf(compose, /DRAIN_SECONDS: '(\d+)'/)];
  const kept = allOf(nginx + caddy, /keepalive(?:_timeout)? (\d+)s/g).map(Number);
  expect(kept.length).toBe(allOf(nginx, /(upstream \w+ \{)/g).length + 1);
  expect(Math.max(...kept)).toBeLessThan(Math.min(...drain.map(Number)));
});

it('a process sets as much memory aside as one of `npm start`', () => {
  const serve = readFileSync(join(root, 'scripts/serve.mjs'), 'utf8');
  const flags = oneOf(serve, /NODE_OPTIONS: '(.*?)'/);
  const arenas = oneOf(serve, /MALLOC_ARENA_MAX: '(.*?)'/);
  const settings = `NODE_OPTIONS=${flags} MALLOC_ARENA_MAX=${arenas}\n`;
  expect(unit).toContain(`Environment=${settings}`);
  expect(container).toContain(`ENV ${settings}`);
});

it('whoever stops a process waits as long as it may take', () => {
  const longest = 30 + Number(unitSettings(unit)['DRAIN_SECONDS']);
  expect(Number(oneOf(unit, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(longest);
  const waits = allOf(compose, /stop_grace_period: (\d+)s/g).map(Number);
  expect(Math.min(...waits)).toBeGreaterThan(longest);
});

it('the largest files that the contract allows get through', () => {
  const largest = Math.max(attachmentLimits.bytes, documentBytesAtMost, photoBytesAtMost);
  const megabytes = [
    oneOf(nginx, /client_max_body_size (\d+)m;/),
    oneOf(caddy, /max_size (\d+)MB/),
  ];
  expect(Math.min(...megabytes.map(Number)) * 1_000_000).toBeGreaterThan(largest);
});

it('sockets have a place of their own that lets them be silent', () => {
  const place = oneOf(nginx, /location (\/app\/) \{[^}]*proxy_read_timeout 300s;/);
  expect(isSocketCall({ url: `${place}key` } as IncomingMessage)).toBe(true);
  expect(headers).toContain('proxy_set_header Upgrade $http_upgrade;');
});

it('nobody can say to nginx who they are', () => {
  expect(headers).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(headers).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(headers).toContain("proxy_set_header X-Forwarded-Host '';");
  const places = allOf(nginx, /(location [^{]*\{[^}]*\})/g).filter((text) =>
    /proxy_pass/.test(text),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((text) => !text.includes('include /etc/nginx/ryadom-proxy.conf;'))).toEqual(
    [],
  );
});

it('folders of the product, its backups and its files are the same everywhere', () => {
  const of = (text: string, name: string) => oneOf(text, new RegExp(`^${name}=(.*)$`, 'm'));
  const folder = of(unit, 'WorkingDirectory');
  expect(of(backup, 'WorkingDirectory')).toBe(folder);
  expect(of(backup, 'EnvironmentFile')).toBe(of(unit, 'EnvironmentFile'));
  const data = `/var/lib/${of(unit, 'StateDirectory')}`;
  expect([unitSettings(unit)['DATA_DIR'], unitSettings(backup)['DATA_DIR']]).toEqual([data, data]);
  const [, backups] = of(backup, 'StateDirectory').split(' ');
  expect(allOf(backup, /(\/var\/lib\/[\w-]+backups)/g)).toEqual(
    Array(2).fill(`/var/lib/${backups}`),
  );
  const files = oneOf(nginx, /root (\/srv\S*);/);
  expect([oneOf(caddy, /root \* (\S+)/), folder]).toEqual([files, `${files}/current`]);
});
