import { expect, it } from 'vitest';
import { drawShareImage } from './drawing.rules.ts';
import { ofArea } from './rules.ts';

const highlights = ['Опыт 14 лет', '6–12 месяцев, 1–3 года, 3–7 лет', 'Опыт с двойняшками'];
const card = {
  brand: 'Рядом',
  note: 'Елена Соколова, 38 лет',
  pay: 'от 650 ₽ в час',
  place: 'Москва, м. Сокол',
  photo: null,
  category: 'nyanya',
  page: null,
  kind: 'resume' as const,
  highlights,
};

const rowsOf = (title: string) => {
  const drawn = drawShareImage({ ...card, title });
  return new Set([...drawn.matchAll(/y="(\d+)"[^>]*rx="14"/g)].map(([, y]) => y)).size;
};

it('gives up highlights rather than lay them over the words', () => {
  expect(rowsOf('Няня')).toBe(2);
  expect(rowsOf('Няня-воспитатель, педагогическое образование')).toBe(1);
});

it('names sums as people do', () => {
  const hint = { unit: 'hour' as const, count: 30, low_kopecks: 54_125, high_kopecks: 65_000 };
  const facts = ofArea({
    kind: 'resume',
    city: kazan,
    category: { slug: 'nyanya', forms },
    hints: [{ ...hint, median_kopecks: 60_000 }],
  });
  expect(facts.pay).toContain('540–650\u00a0₽');
});

const kazan = {
  slug: 'kazan',
  name: 'Казань',
  region: 'Татарстан',
  genitive: 'Казани',
  prepositional: 'в Казани',
};

const forms = {
  one: 'няня',
  genitive: 'няни',
  accusative: 'няню',
  instrumental: 'няней',
  many: 'няни',
  many_genitive: 'нянь',
};
