import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Markdown file with lines `name: value` above its first `---`. */
interface TextFile {
  /** Name of the file without its ending. */
  key: string;
  front: Record<string, string>;
  body: string;
}

export function readTexts(folder: string): TextFile[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readText(name.replace(/\.md$/, ''), readFileSync(join(path, name), 'utf8')));
}

function readText(key: string, text: string): TextFile {
  const end = text.indexOf('\n---\n');
  if (end < 0) throw new Error(`${key}.md has no line --- under its title`);
  const lines = text.slice(0, end).split('\n');
  const front = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      if (!name) throw new Error(`${key}.md: what is «${line}»?`);
      return [name, value];
    }),
  );
  return { key, front, body: text.slice(end + 5).trim() };
}

export function frontOf({ key, front }: TextFile, name: string): string {
  const value = front[name];
  if (value === undefined) throw new Error(`${key}.md does not say its ${name}`);
  return value;
}
