import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Program {
  executablePath: string;
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');
const runtime = join(root, '.runtime');

/** The Chromium that npm brought, unpacked once, with the libraries and fonts it came with. */
export async function bundledChromium(): Promise<Program> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: await writeFontconfig(folder), HOME: folder };
  if (starts(executablePath, env)) return { executablePath, env };
  // A bare machine lacks NSS and its like; where they exist, the machine's own fit it better.
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  if (starts(executablePath, withLibraries)) return { executablePath, env: withLibraries };
  throw new Error(
    `${executablePath} does not start on this machine; set CHROMIUM_PATH to one that does`,
  );
}

async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = await readFile(join(dirname(main), '../package.json'), 'utf8');
  const folder = join(runtime, `chromium-${JSON.parse(manifest).version}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.new-${process.pid}`;
  await mkdir(staging, { recursive: true });
  unpackInto(staging);
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/**
 * The package unpacks into the temporary folder of its process, and adds the libraries only where
 * it takes the machine for a cloud function: a process of its own is told both.
 */
function unpackInto(folder: string): void {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`);
}

async function writeFontconfig(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf');
  const folders = [join(root, 'web/public/fonts'), join(folder, 'fonts')];
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((each) => `<dir>${each}</dir>`).join('\n  ')}
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
  // Whole or not at all: another browser may be reading it.
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return file;
  const staged = `${file}.new-${process.pid}`;
  await writeFile(staged, text);
  await rename(staged, file);
  return file;
}

const starts = (program: string, env: Record<string, string>): boolean =>
  spawnSync(program, ['--version'], { env, timeout: 30_000 }).status === 0;
