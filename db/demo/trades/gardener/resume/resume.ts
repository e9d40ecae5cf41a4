import type { Draft } from '#contract/drafts.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { makeUniformResume } from '#db/demo/resume.ts';
import type { Part } from '#db/demo/story.ts';
import * as common from '#db/demo/worker-phrases.ts';
import type { Job } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Gardener } from './gardener.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, gardener: Gardener, now: Date): Draft {
  return makeUniformResume(source, gardener, {
    now,
    titles,
    story: story(gardener),
    pay: { hour: gardener.locality.hour * skillOf(gardener), mode: gardener.mode },
    answers: () => makeAnswers(source.random, gardener),
    jobs,
    first: beginnings,
    yearsEach: 4,
  });
}

const skillOf = ({ root, experience, ownMachines }: Gardener) =>
  (root === 'agronomist' || root === 'landscape' ? 0.95 : 0.78) +
  Math.min(experience, 12) * 0.012 +
  (ownMachines.length > 0 ? 0.08 : 0);

const story = (gardener: Gardener): Part<Gardener>[][] => [
  [{ pool: common.greetings, share: 0.4 }, { pool: phrases.origins[gardener.root] }],
  [
    { topics: phrases.skills, count: [2, 4] },
    { topics: phrases.manners, count: [1, 2] },
  ],
  [
    { pool: common.times, share: 0.5 },
    { pool: common.places, share: 0.3 },
    { pool: common.references, share: 0.35 },
    { pool: common.farewells, share: 0.6 },
  ],
];

const titles: Pool<Gardener> = [
  'Садовник',
  (g) => (g.root === 'agronomist' ? 'Садовник-агроном' : null),
  (g) => (g.root === 'landscape' ? 'Садовник, ландшафтный дизайнер' : null),
  (g) => (g.root === 'handy' ? 'Садовник-разнорабочий на участок' : null),
  (g) => (g.mode === 'live_in' ? 'Садовник с проживанием' : null),
  (g) => (g.care.includes('pruning') ? 'Обрезка деревьев и кустов' : null),
  (g) => (g.plants.includes('roses') ? 'Уход за розами и цветниками' : null),
  (g) => (g.plants.includes('greenhouse') ? 'Садовник, теплица и огород' : null),
  (g) => (g.ownMachines.length > 0 ? 'Садовник со своей техникой' : null),
  (g) => (g.mode === 'weekends' ? 'Садовник на выходные' : null),
  (g) => (g.mode === 'one_off' ? 'Разовые работы в саду' : null),
  (g) => (g.winter ? 'Садовник: лето, осень, снег зимой' : null),
  (g) => (g.natural ? 'Сад без химии' : null),
  (g) => (g.plot >= 40 ? 'Садовник на большой участок' : null),
];

const beginnings: readonly Choice<Gardener, Job>[] = [
  (g) =>
    g.root === 'agronomist'
      ? { place: 'Плодовое хозяйство', duties: 'Агроном: обрезка, защита, прививки.' }
      : null,
  (g) =>
    g.root === 'nursery'
      ? { place: 'Питомник растений', duties: 'Посадка, пересадка, уход за хвойными и розами.' }
      : null,
  (g) =>
    g.root === 'landscape'
      ? { place: 'Ландшафтная мастерская', duties: 'Проекты, посадки, сопровождение садов.' }
      : null,
  { place: 'Городское озеленение', duties: 'Клумбы, деревья, парковые газоны.' },
];

const jobs: readonly Choice<Gardener, Job>[] = [
  (g) =>
    g.root === 'handy'
      ? {
          place: 'Коттеджный посёлок',
          duties: 'Газоны, дороги, снег, мелкий ремонт, техника посёлка.',
        }
      : null,
  (g) =>
    g.mode === 'live_in'
      ? {
          place: 'Семья, загородный дом с участком',
          duties: 'С проживанием: сад, двор, мелкий ремонт.',
        }
      : null,
  (g) =>
    g.plants.includes('roses')
      ? { place: 'Частный розарий', duties: 'Сто сорок кустов: обрезка, подкормки, укрытие.' }
      : null,
  (g) =>
    g.plants.includes('fruit_trees')
      ? { place: 'Семья, старый яблоневый сад', duties: 'Омолаживающая обрезка, прививки, сбор.' }
      : null,
  {
    place: 'Частный дом, участок двадцать соток',
    duties: 'Газон, цветники, полив, укрытие на зиму.',
  },
  { place: 'Несколько участков по вызову', duties: 'Стрижка газона, обрезка, уборка осенью.' },
];
