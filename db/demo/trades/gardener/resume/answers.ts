import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import { type Gardener, type Root, seasonsOf } from './gardener.ts';

const training: Record<Root, readonly string[]> = {
  agronomist: ['agronomist'],
  landscape: ['landscape'],
  nursery: ['nursery', 'courses'],
  own_garden: ['own_garden', 'courses'],
  handy: ['own_garden'],
};

const visits: Partial<Record<Gardener['mode'], readonly string[]>> = {
  hourly: ['weekly', 'several'],
  one_off: ['once', 'monthly'],
  weekends: ['weekly', 'monthly'],
  part: ['several', 'daily'],
  full: ['daily'],
  live_in: ['daily'],
};

export function makeAnswers(random: Random, gardener: Gardener): Answers {
  const { root, mode, plants } = gardener;
  return given({
    ...answersOfWorker(random, gardener),
    garden_training: training[root],
    garden_work: plants,
    plot_area: gardener.plot,
    plant_care: gardener.care,
    lawn_care: [
      'mowing',
      ...some(random, ['feeding', 'aeration', 'weeds', 'sowing', 'rolls'], 1, 3),
    ],
    garden_design:
      root === 'landscape'
        ? ['plan', 'beds', ...some(random, ['alpine', 'topiary', 'lighting'], 0, 2)]
        : null,
    water_work: gardener.water,
    winter_work: gardener.winter
      ? ['paths', ...some(random, ['roof', 'tree_shaking', 'firewood', 'boiler'], 1, 3)]
      : null,
    handyman: gardener.repairs,
    garden_creatures:
      mode === 'live_in'
        ? some(
            random,
            [...(gardener.pets === 'fine' || gardener.pets === 'dogs' ? ['dogs'] : []), 'poultry'],
            0,
            2,
          )
        : null,
    machines: gardener.machines,
    own_machines: gardener.ownMachines,
    without_chemicals: gardener.natural || null,
    plant_shopping: (root !== 'handy' && chance(random, 0.6)) || null,
    seasons: seasonsOf(random, gardener),
    visits: some(random, visits[mode] ?? [], 1, 2),
    commute:
      mode === 'live_in'
        ? null
        : gardener.drives
          ? ['own_car']
          : pick(random, [['transport'], ['transport', 'pickup']]),
    documents: ['passport', ...(gardener.drives ? ['driving_licence'] : [])],
  });
}
