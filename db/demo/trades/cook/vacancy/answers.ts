import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Table } from './table.ts';

export function makeAnswers(random: Random, table: Table): Answers {
  const { mode, children, format } = table;
  const steady = mode === 'full' || mode === 'live_in' || mode === 'part';
  return given({
    ...answersOfHousehold(random, table),
    documents_wanted: ['passport', 'medical_book'],
    eaters: format === 'banquets' ? table.guests : table.adults + children,
    children_menu: table.childrenMenu ? some(random, ['toddler', 'school', 'picky'], 1, 2) : null,
    diets: table.diet ? [table.diet] : null,
    food_limits: table.limits,
    cuisines: table.cuisines,
    meals: table.meals,
    dishes: some(
      random,
      [
        'soups',
        ...(table.diet === 'vegetarian' ? [] : ['meat_and_fish']),
        'salads',
        'dough',
        'desserts',
        ...(table.meals.includes('breakfast') ? ['breakfasts'] : []),
      ],
      2,
      4,
    ),
    techniques: table.home === 'country' && chance(random, 0.5) ? ['grill'] : null,
    cook_format: [format],
    banquet: table.guests,
    table_service: format === 'banquets' ? chance(random, 0.6) : null,
    menu_planning: table.planning,
    weekends_and_holidays: table.days.some((day) => day.startsWith('s')) || null,
    // A lunch on trial is asked about instead.
    trial_day: null,
    shopping: table.shops ? some(random, ['shop', 'market', 'delivery', 'accounts'], 1, 2) : null,
    kitchen_equipment: [
      pick(random, ['gas', 'electric']),
      'oven',
      'dishwasher',
      'knives',
      ...some(random, ['processor', 'steam_oven'], 0, 2),
      ...(table.home === 'country' ? ['grill'] : []),
    ],
    kitchen_order: [
      'dishes',
      ...(steady ? some(random, ['stove', 'fridge', 'stocks'], 1, 2) : ['stove']),
    ],
    tasting: format === 'banquets' ? 'none' : 'paid',
    other_helpers: steady ? some(random, ['housekeeper', 'nanny', 'driver'], 0, 2) : ['alone'],
    cameras: pick(random, ['no', 'no', 'outside', 'kitchen']),
    extra_duties: table.shops && chance(random, 0.4) ? ['shopping'] : null,
    not_included: chance(random, 0.5)
      ? pick(random, [
          'Уборка комнат и стирка.',
          'Уборка, кроме кухни.',
          ...(children > 0 ? ['Присмотр за детьми.'] : []),
        ])
      : null,
  });
}
