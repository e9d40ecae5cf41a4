import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/app.ts';
import { production } from '#tests/production.ts';

async function pathsOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const app = await startTestApp(environment);
  const { text } = await app.visitor().request('GET', '/api/openapi.json');
  await app.stop();
  const { paths } = JSON.parse(text) as { paths: Record<string, unknown> };
  return Object.keys(paths);
}

test('in production nobody reads what only the staff can call', async () => {
  const whole = await pathsOf({});
  const shown = await pathsOf(production);
  expect(whole).toContain('/api/v1/admin/passports');
  expect(shown).toContain('/api/v1/login');
  expect(shown.filter((path) => path.includes('/admin'))).toEqual([]);
});
