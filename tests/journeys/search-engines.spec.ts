import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

const about = 'Ищем няню </script><script>alert(1)</script> & "няню" двух лет: прогулки и сон.';
let product: Product;
let vacancy: string;
beforeAll(async () => {
  product = await startProduct();
  const family = await createPerson(product, { role: 'employer' });
  const pay = { from_kopecks: 45_000, to_kopecks: 60_000, unit: 'hour' as const };
  const card = await createPublished(family, 'vacancy', { city: 'kazan', about, pay });
  vacancy = `/vacancy-${card.slug}`;
});
afterAll(() => product.stop());

async function saidOn(path: string) {
  const html = await (await fetch(product.origin + path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return Array.from(scripts, ([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}
const only = async (path: string, type: string) => {
  const [said, ...more] = (await saidOn(path)).filter((one) => one['@type'] === type);
  expect(more).toEqual([]);
  return said;
};

describe('pages say to search engines', () => {
  it('what job is offered, where and for how much', async () => {
    const job = await only(vacancy, 'JobPosting');
    expect(job).toMatchObject({
      url: product.origin + vacancy,
      employmentType: ['FULL_TIME'],
      jobLocation: {
        address: {
          addressLocality: 'Казань',
          addressRegion: 'Республика Татарстан',
          addressCountry: 'RU',
        },
      },
      baseSalary: {
        currency: 'RUB',
        value: { minValue: 450, maxValue: 600, unitText: 'HOUR' },
      },
    });
    expect(job?.description).toContain(about);
    expect(job).not.toHaveProperty('jobLocationType');
  });

  it('that lessons by video are given from anywhere', async () => {
    const family = await createPerson(product, { role: 'employer' });
    const answers = {
      subjects: ['maths'],
      pupils: ['senior'],
      employment: ['part_day', 'hourly', 'one_off'],
      lesson_place: ['online'],
    };
    const lessons = { ...goodDraft('vacancy', {}, 'repetitor'), answers };
    const card = await publishCard(
      family,
      await startCard(family, 'vacancy', lessons, 'repetitor'),
    );
    expect(await only(`/vacancy-${card.slug}`, 'JobPosting')).toMatchObject({
      employmentType: ['PART_TIME', 'TEMPORARY'],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'RU' },
    });
  });

  it('nothing of a job that is over, and after a month that its page is gone', async () => {
    const closedAt = async (closed_at: Date) => {
      const family = await createPerson(product, { role: 'employer' });
      const { slug } = await createPublished(family, 'vacancy', { city: 'kazan', about });
      const columns = { state: 'closed', closing: 'filled', closed_at } as const;
      await product.db.updateTable('cards').set(columns).where('slug', '=', slug).execute();
      return `/vacancy-${slug}`;
    };
    const page = await closedAt(new Date());
    const closed = await fetch(product.origin + page);
    expect([closed.status, (await closed.text()).includes('noindex')]).toEqual([200, true]);
    expect(await only(page, 'JobPosting')).toBeUndefined();

    const month = 31 * 24 * 60 * 60 * 1000;
    const gone = await fetch(product.origin + (await closedAt(new Date(Date.now() - month))));
    expect(gone.status).toBe(410);
    const text = await gone.text();
    expect(text).toContain('<title>Карточка закрыта — Рядом</title>');
    expect(text).toContain('Посмотрите те, что открыты сейчас');
  });

  it('where they stand', async () => {
    const trail = await only(vacancy, 'BreadcrumbList');
    const items = (trail?.itemListElement ?? []) as { item: string; position: number }[];
    expect(items.map(({ item }) => item.replace(product.origin, ''))).toEqual([
      '/',
      '/vacancies',
      '/vacancies/kazan',
      '/vacancies/kazan/nyanya',
      vacancy,
    ]);
    for (const { item } of items) expect((await fetch(item)).status).toBe(200);
    expect(await only('/vacancies/kazan/nyanya', 'BreadcrumbList')).toBeDefined();
  });

  it('who they are, and what they write', async () => {
    expect(await only('/', 'Organization')).toMatchObject({ name: 'Рядом' });
    const post = await only('/blog/kak-vybrat-nyanyu', 'BlogPosting');
    expect(post).toMatchObject({ inLanguage: 'ru' });
    expect(Date.parse(String(post?.datePublished))).toBeGreaterThan(0);
  });

  it('nothing that harms a browser, on a load and on a way from page to page', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/vacancies/kazan/nyanya`);
    await expect.poll(place(page), patience).toBe('/vacancies/kazan/nyanya');
    await page.getByRole('article').getByRole('link').first().click();
    await expect.poll(place(page), patience).toBe(vacancy);
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => data.count(), patience).toBe(2);
    await page.reload();
    await expect.poll(place(page), patience).toBe(vacancy);
    expectNoErrors();
    await close();
  });
});
