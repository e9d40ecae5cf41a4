import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Plot } from './plot.ts';

const priorities = [
  'Розы укрыть до морозов, старую яблоню не трогать.',
  'Газон — главное, цветники можно попроще.',
  'Теплица кормит семью всё лето, остальное для красоты.',
  'Хотим, чтобы с весны до осени всегда что-то цвело.',
  'Участком пользуются дети: лучше проще, но без колючего и ядовитого.',
  'Туи берегите: за них переживаем больше всего.',
];

export function makeAnswers(random: Random, plot: Plot): Answers {
  const living = plot.mode === 'live_in';
  const steady = living || plot.mode === 'full';
  return given({
    ...answersOfHousehold(random, plot),
    plot_area: plot.area,
    garden_work: plot.plants,
    plot_state: plot.state,
    garden_creatures: steady && plot.pets === 'dog' ? ['dogs'] : null,
    plant_care: plot.care,
    lawn_care:
      plot.state === 'building'
        ? ['sowing']
        : ['mowing', ...some(random, ['feeding', 'aeration', 'weeds', 'sowing'], 0, 2)],
    garden_design: plot.state === 'starting' ? ['plan', 'beds'] : null,
    without_chemicals: plot.natural || null,
    water_work: plot.water,
    winter_work: plot.winter
      ? ['paths', ...some(random, ['roof', 'tree_shaking', 'firewood', 'boiler'], 1, 2)]
      : null,
    handyman: plot.repairs,
    garden_priorities:
      plot.mode !== 'one_off' && chance(random, 0.5)
        ? pick(
            random,
            priorities.filter((text) => fits(text, plot)),
          )
        : null,
    machines: plot.machines,
    own_machines: plot.bringsMachines ? ['mower', 'trimmer'] : null,
    plant_shopping: plot.buys || null,
    ...(plot.visits === 'monthly' ? { hours_per_week: null } : {}),
    seasons: plot.seasons,
    visits: plot.visits,
    commute: living ? null : [plot.road],
    helper_meals: living ? 'provided' : pick(random, ['provided', 'kitchen', 'own']),
    garden_training:
      plot.state === 'starting'
        ? ['landscape']
        : some(random, ['agronomist', 'nursery', 'courses'], 0, 1),
    documents_wanted:
      plot.experience === 'any'
        ? ['passport']
        : ['passport', ...some(random, ['references'], 0, 1)],
    extra_duties: null,
    not_included: steady && chance(random, 0.4) ? 'Уборка дома и готовка.' : null,
  });
}

const fits = (text: string, { plants }: Plot) =>
  (!text.startsWith('Розы') || (plants.includes('roses') && plants.includes('fruit_trees'))) &&
  (!text.startsWith('Теплица') || plants.includes('greenhouse')) &&
  (!text.startsWith('Хотим') || plants.includes('flowers')) &&
  (!text.startsWith('Туи') || plants.includes('conifers')) &&
  (!text.startsWith('Газон') || plants.includes('flowers'));
