import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { areaPreview, cardPreview, cityPreview, homePreview } from '#contract/previews.ts';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function tagsOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(product.origin + path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]));
}

async function expectPreview(path: string, preview: string): Promise<void> {
  const tags = await tagsOf(path);
  expect({ path, ...tags }).toMatchObject({
    'og:image': product.origin + preview,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'twitter:card': 'summary_large_image',
  });
  expect(tags['og:image:alt']).not.toBe('');
  const picture = await fetch(product.origin + preview);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
}

it('every public page names a picture that is there', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Анна' });
  const card = await createPublished(nanny, 'resume');
  await expectPreview('/', homePreview);
  await expectPreview('/tariffs', homePreview);
  await expectPreview('/resumes', homePreview);
  await expectPreview('/moskva', cityPreview('moskva'));
  await expectPreview('/resumes/moskva', cityPreview('moskva'));
  await expectPreview('/vacancies/moskva/nyanya', areaPreview('vacancy', 'moskva', 'nyanya'));
  await expectPreview(cardPath(card), cardPreview(card));
});

it('a card without consent to be shown to everybody has the picture of its area', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Зинаида' });
  const draft = await startCard(nanny, 'resume', goodDraft('resume'));
  const card = await publishCard(nanny, draft, false);
  await expectPreview(cardPath(card), areaPreview('resume', 'moskva', 'nyanya'));
  expect((await fetch(product.origin + cardPreview(card))).status).toBe(404);
});
