import { afterEach, beforeEach, vi } from 'vitest';
import { describeOpenPages } from './watched-page.ts';

let unexpected: string[];
let expected: RegExp[];

beforeEach(() => {
  unexpected = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
});

afterEach(async ({ task }) => {
  const [failure] = task.result?.errors ?? [];
  if (failure) failure.message += `\n${await describeOpenPages()}`;
});

afterEach(() => {
  if (unexpected.length === 0) return;
  throw new Error(`Written to the console without being expected:\n${unexpected.join('\n')}`);
});

/** Names, before it happens, what this test will make the program complain about. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

function record(...parts: unknown[]): void {
  const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
  if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
}
