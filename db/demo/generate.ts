import { nanny } from '../content/categories.ts';
import type { DemoCard } from './card.ts';
import { makeFamily } from './families/family.ts';
import { makeVacancy } from './families/vacancy.ts';
import { localities } from './localities.ts';
import { makeNanny } from './nannies/nanny.ts';
import { makeResume } from './nannies/resume.ts';
import type { Person } from './people.ts';
import { createDealer, type Source } from './phrases.ts';
import { between, chance, pickByWeight, type Random, seeded } from './random.ts';
import { makeSlug } from './slugs.ts';

export interface Wish {
  seed: number;
  now: Date;
  resumes: number;
  vacancies: number;
}

/** As many cards as wanted; the same wish gives the same cards. */
export function generateCards({ seed, now, resumes, vacancies }: Wish): DemoCard[] {
  const random = seeded(seed);
  const source: Source = { random, deal: createDealer(random) };
  const makers = [
    ...Array.from({ length: resumes }, () => resumeCard),
    ...Array.from({ length: vacancies }, () => vacancyCard),
  ];
  const slugs = new Set<string>();
  return makers.map((make, at) => {
    const card = make(source, now, at + 1);
    while (slugs.has(card.slug)) card.slug += 'x';
    slugs.add(card.slug);
    return card;
  });
}

function resumeCard(source: Source, now: Date, number: number): DemoCard {
  const locality = pickByWeight(source.random, localities);
  const person = makeNanny(source.random, { now, locality, number });
  return {
    kind: 'resume',
    draft: makeResume(source, person),
    distribution: chance(source.random, 0.85),
    ...publication(source.random, now, person),
  };
}

function vacancyCard(source: Source, now: Date, number: number): DemoCard {
  const locality = pickByWeight(source.random, localities);
  const person = makeFamily(source.random, { now, locality, number });
  return {
    kind: 'vacancy',
    draft: makeVacancy(source, person),
    distribution: false,
    ...publication(source.random, now, person),
  };
}

const minute = 60_000;
const day = 24 * 60 * minute;

function publication(random: Random, now: Date, { name, phone, email, locality }: Person) {
  // Fresh cards outnumber old ones.
  const publishedAt = new Date(now.getTime() - 5 * minute - Math.floor(random() ** 1.5 * 60 * day));
  const registeredAt = new Date(publishedAt.getTime() - between(random, 20, 3 * 24 * 60) * minute);
  return {
    category: nanny.slug,
    slug: makeSlug(random, nanny.slug, locality.prepositional),
    owner: { name, phone, email },
    registeredAt,
    publishedAt,
  };
}
