import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localhostCertificate, localhostKey } from '#tests/fakes/localhost-certificate.ts';
import { freePort } from '#tests/harness/free-port.ts';

const root = join(import.meta.dirname, '../..');
const files = join(root, 'ops/proxy');

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** The machine's nginx with the settings of `ops/proxy`, other ports and another certificate. */
export async function startNginx(folder: string, upstreams: readonly number[]): Promise<Nginx> {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'site'), { recursive: true });
  await symlink(join(root, 'dist/client/assets'), join(folder, 'site/assets'));
  await writeFile(join(folder, 'fullchain.pem'), localhostCertificate);
  await writeFile(join(folder, 'privkey.pem'), localhostKey, { mode: 0o600 });
  await writeFile(join(folder, 'ryadom.conf'), await siteOf(folder, port, upstreams));
  await writeFile(config, mainOf(folder));
  const args = ['-c', config, '-e', join(folder, 'nginx-error.log')];
  const checked = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (checked.error) throw new Error(`There is no nginx on this machine: ${checked.error.message}`);
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  const origin = `https://localhost:${port}`;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('nginx has ended');
    await sleep(50);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Everything else stays as it is written for an installation. */
async function siteOf(folder: string, port: number, upstreams: readonly number[]) {
  const [first, second] = upstreams;
  const changes: [string | RegExp, string][] = [
    [/127\.0\.0\.1:3001\b/g, `127.0.0.1:${first}`],
    [/127\.0\.0\.1:3002\b/g, `127.0.0.1:${second}`],
    ['/run/ryadom/3001.leaving', join(folder, `${first}.leaving`)],
    ['/run/ryadom/3002.leaving', join(folder, `${second}.leaving`)],
    [/^ *listen \[::\].*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    [/server_name example\.ru;/g, 'server_name localhost;'],
    ['/etc/letsencrypt/live/example.ru/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/letsencrypt/live/example.ru/privkey.pem', join(folder, 'privkey.pem')],
    [/\/etc\/nginx\/ryadom-proxy\.conf/g, join(files, 'ryadom-proxy.conf')],
    ['root /srv/ryadom;', `root ${join(folder, 'site')};`],
  ];
  let text = await readFile(join(files, 'nginx.conf'), 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`ops/proxy/nginx.conf has no ${String(from)}`);
    text = changed;
  }
  return text;
}

/** As Debian has it, where it matters; whoever is root here may read what lies in this folder. */
const mainOf = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/ryadom.conf;
}
`;

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
