import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { hasWeekend } from '#db/demo/work-mode.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Cook, Kitchen } from './cook.ts';

const kitchens: Record<Kitchen, readonly string[]> = {
  restaurant: ['restaurant', 'hotel', 'catering'],
  canteen: ['cafe', 'kindergarten', 'hotel'],
  pastry: ['pastry', 'cafe'],
  families: ['families', 'cafe'],
  self_taught: ['families'],
};

const signatures: Record<Kitchen, readonly string[]> = {
  restaurant: [
    'Утиная грудка с ягодным соусом, ризотто с белыми грибами, чизкейк.',
    'Паста ручной работы, тар-тар из лосося, стейк точной прожарки.',
    'Рыба в соли, крем-суп из тыквы, салат с запечённой свёклой.',
  ],
  canteen: [
    'Борщ с пампушками, котлеты по-домашнему, сырники.',
    'Солянка, гуляш с пюре, ватрушки.',
    'Куриный суп с домашней лапшой, запеканка, компот как в детстве.',
  ],
  pastry: [
    'Медовик, киш с лососем, хлеб на закваске.',
    'Торт «Наполеон», эклеры, пирог с капустой.',
    'Макаруны, чизкейк, пирожки с вишней.',
  ],
  families: [
    'Рыбные котлеты, щи из печи, шарлотка с антоновкой.',
    'Хинкали, чахохбили, тёплый салат с баклажанами.',
    'Плов, самса, ачичук.',
  ],
  self_taught: [
    'Лазанья, куриный суп, яблочный пирог.',
    'Пельмени ручной лепки, овощное рагу, блины.',
    'Хачапури, долма, домашнее печенье.',
  ],
};

/** What is cooked best is of a kitchen that is named. */
const cooks = (text: string, { cuisines }: Cook) =>
  (!/Хинкали|Хачапури/.test(text) || cuisines.includes('caucasian')) &&
  (!text.startsWith('Плов') || cuisines.includes('uzbek'));

export function makeAnswers(random: Random, cook: Cook): Answers {
  const { kitchen, mode, formats } = cook;
  const steady = mode === 'full' || mode === 'live_in' || mode === 'part' || mode === 'shifts';
  const chef = kitchen === 'restaurant';
  return given({
    ...answersOfWorker(random, cook),
    kitchens: kitchens[kitchen].slice(0, cook.experience >= 8 ? 2 : 1),
    rank: cook.rank,
    cuisines: cook.cuisines,
    diets: cook.diets,
    dishes: cook.dishes,
    children_menu: cook.children
      ? some(random, ['toddler', 'school', 'picky', 'weaning'], 1, 3)
      : null,
    techniques: cook.techniques,
    cook_format: formats,
    eaters: cook.eaters,
    banquet: cook.banquet,
    table_service: formats.includes('banquets') || chance(random, 0.25) || null,
    menu_planning: cook.planning,
    shopping: cook.shopping,
    own_tools: chef
      ? ['knives', ...some(random, ['sous_vide', 'vacuum', 'mixer'], 0, 2)]
      : some(random, ['knives', 'moulds'], 0, 1),
    kitchen_order: [
      'dishes',
      'stove',
      ...(steady ? some(random, ['fridge', 'stocks', 'floor'], 1, 2) : []),
    ],
    tasting: pick(random, ['paid', 'paid', 'products']),
    signature: chance(random, 0.8)
      ? pick(
          random,
          signatures[kitchen].filter((text) => cooks(text, cook)),
        )
      : null,
    // A lunch on trial is asked about instead.
    trial_day: null,
    weekends_and_holidays: hasWeekend(cook.week) || null,
  });
}
