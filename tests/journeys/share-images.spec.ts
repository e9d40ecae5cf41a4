import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import {
  areaShareImage,
  cardShareImage,
  cityShareImage,
  homeShareImage,
  pageShareImage,
  sharedPages,
} from '#contract/share-images.ts';
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

/** Where the picture of a page lies, once all that is said of it is true and it is there. */
async function previewOf(path: string): Promise<string> {
  const tags = await tagsOf(path);
  expect({ path, ...tags }).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'twitter:card': 'summary_large_image',
  });
  expect(tags['og:image:alt']).not.toBe('');
  const address = tags['og:image'] ?? '';
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  return address.replace(product.origin, '');
}

it('every public page names a picture that is there', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Анна' });
  const card = await createPublished(nanny, 'resume');
  expect(await previewOf('/')).toBe(homeShareImage);
  for (const page of sharedPages) {
    expect(await previewOf(`/${page}`)).toBe(pageShareImage(page));
  }
  expect(await previewOf('/resumes')).toBe(homeShareImage);
  expect(await previewOf('/moskva')).toBe(cityShareImage('moskva'));
  expect(await previewOf('/resumes/moskva')).toBe(cityShareImage('moskva'));
  expect(await previewOf('/vacancies/moskva/nyanya')).toBe(
    areaShareImage('vacancy', 'moskva', 'nyanya'),
  );
  expect(await previewOf(cardPath(card))).toBe(cardShareImage(card));
});

it('a card without consent to be shown to everybody has the picture of its area', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Зинаида' });
  const draft = await startCard(nanny, 'resume', goodDraft('resume'));
  const card = await publishCard(nanny, draft, false);
  expect(await previewOf(cardPath(card))).toBe(areaShareImage('resume', 'moskva', 'nyanya'));
  expect((await fetch(product.origin + cardShareImage(card))).status).toBe(404);
});
