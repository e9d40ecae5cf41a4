import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Housekeeper } from './housekeeper.ts';

const visits: Partial<Record<Housekeeper['mode'], readonly string[]>> = {
  hourly: ['weekly', 'several', 'monthly'],
  one_off: ['once'],
  weekends: ['weekly', 'monthly'],
  part: ['several', 'daily'],
  full: ['daily'],
  live_in: ['daily'],
};

export function makeAnswers(random: Random, keeper: Housekeeper): Answers {
  const { mode, ironing, cooking } = keeper;
  const steady = mode === 'full' || mode === 'live_in' || mode === 'part';
  return given({
    ...answersOfWorker(random, keeper),
    cleaning: keeper.cleaning,
    home_area: keeper.area,
    visits: some(random, visits[mode] ?? [], 1, 2),
    windows: keeper.windows,
    surfaces: keeper.surfaces,
    laundry: [
      'machine',
      ...(keeper.delicate ? ['hand', 'delicate', 'stains'] : some(random, ['hand'], 0, 1)),
      ...(steady ? some(random, ['dry_cleaning'], 0, 1) : []),
    ],
    ironing,
    wardrobe: steady
      ? ['order', ...some(random, ['seasons', 'shoes', 'packing', 'mending'], 1, 3)]
      : null,
    home_cooking: cooking,
    table_service: cooking.includes('guests') || keeper.school === 'hotel' || null,
    shopping: steady ? ['shop', ...some(random, ['market', 'delivery', 'accounts'], 0, 2)] : null,
    supplies: [keeper.ownSupplies ? 'own' : 'family', ...(keeper.eco ? ['eco'] : [])],
    own_vacuum: keeper.vacuum || null,
    appliances: some(
      random,
      ['robot', 'washing_vacuum', 'steam', 'dishwasher', 'dryer', 'coffee', 'smart_home'],
      2,
      4,
    ),
    allergies: chance(random, 0.08) ? [pick(random, ['chlorine', 'fragrances', 'fur'])] : null,
    home:
      mode === 'live_in'
        ? ['house', 'country']
        : ['flat', ...some(random, ['house', 'country'], 0, 2)],
    pet_care: keeper.likesPets
      ? [
          'feeding',
          ...(keeper.pets === 'dogs' ? [] : ['litter']),
          ...(keeper.pets === 'cats' ? [] : ['dog_walking']),
        ]
      : null,
    child_minding: keeper.minds || null,
    keys: keeper.keys || null,
    cameras: pick(random, ['fine', 'fine', 'common_rooms', 'no']),
  });
}
