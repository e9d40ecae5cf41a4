import { expect, it } from 'vitest';
import { popularStationsCalls } from '#contract/popular-stations.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp } from '#tests/harness/app.ts';

const app = await startTestApp();

const busy = async (city: string, category = 'nyanya') => {
  const query = { city, category };
  return app.visitor().call(popularStationsCalls.resume, { query });
};

it('names stations by how many cards there are, of this city only', async () => {
  for (const place of ['Сокол', 'Аэропорт', 'Сокол']) {
    const owner = await createPerson(app, { role: 'worker' });
    await createPublished(owner, 'resume', { place });
  }
  const elsewhere = await createPerson(app, { role: 'worker' });
  await createPublished(elsewhere, 'resume', { city: 'kazan', place: 'Площадь Тукая' });

  const { data } = await busy('moskva');
  expect(data.data.map(({ name }) => name)).toEqual(['Сокол', 'Аэропорт']);
  expect((await busy('kazan')).data.data.map(({ slug }) => slug)).toContain('ploshchad-tukaya');
  expect((await busy('moskva', 'povar')).data.data).toEqual([]);
  expect((await busy('net-takogo')).status).toBe(404);
});
