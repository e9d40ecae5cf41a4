import * as garden from './outdoor-options.ts';
import { type DefinitionRow, step } from './question.ts';
import * as work from './work-options.ts';

/** What a family tells about its plot. */
export const gardenerVacancy: DefinitionRow[] = [
  ...step('Об участке', 100, [
    {
      key: 'plot_area',
      label: 'Участок',
      hint: 'Вместе с домом. Можно примерно',
      type: 'number',
      unit: garden.sotkas,
      min: 1,
      max: 1000,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'garden_work',
      label: 'Растения и посадки',
      type: 'many',
      options: garden.gardenWork,
      required: true,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'plot_state',
      label: 'Состояние сада',
      type: 'one',
      options: {
        kept: 'ухожен',
        neglected: 'запущен, нужно привести в порядок',
        starting: 'только закладываем',
        building: 'после стройки',
      },
      filterable: true,
    },
    {
      key: 'garden_creatures',
      label: 'Живность на участке',
      hint: 'Если за ней тоже нужно ухаживать',
      type: 'many',
      options: garden.gardenCreatures,
      filterable: true,
    },
  ]),
  ...step('Работы в саду', 150, [
    {
      key: 'plant_care',
      label: 'Работы с растениями',
      type: 'many',
      options: garden.plantCare,
      filterable: true,
    },
    {
      key: 'lawn_care',
      label: 'Газон',
      type: 'many',
      options: garden.lawnCare,
      filterable: true,
    },
    {
      key: 'garden_design',
      label: 'Оформление сада',
      hint: 'Если хотите что-то изменить',
      type: 'many',
      options: garden.gardenDesign,
      filterable: true,
    },
    {
      key: 'without_chemicals',
      label: 'Просим без химии',
      type: 'yes_no',
      filterable: true,
    },
  ]),
  ...step('Вода, зима, хозяйство', 200, [
    {
      key: 'water_work',
      label: 'Полив и вода',
      type: 'many',
      options: garden.waterWork,
      filterable: true,
    },
    {
      key: 'winter_work',
      label: 'Зимой',
      hint: 'Если помощь нужна и зимой',
      type: 'many',
      options: garden.winterWork,
      filterable: true,
    },
    {
      key: 'handyman',
      label: 'Мелкий ремонт',
      type: 'many',
      options: garden.handyman,
      filterable: true,
    },
    {
      key: 'garden_priorities',
      label: 'Что для нас важно',
      hint: 'Например: «Розы укрыть до морозов, яблони не трогать, их обрезает отец»',
      type: 'text',
      max: 1000,
    },
  ]),
  ...step('Техника', 250, [
    {
      key: 'machines',
      label: 'Садовая техника',
      hint: 'Что есть у вас',
      type: 'many',
      options: garden.machines,
      filterable: true,
    },
    {
      key: 'own_machines',
      label: 'Нужна своя техника',
      type: 'many',
      options: garden.machines,
      filterable: true,
    },
    {
      key: 'plant_shopping',
      label: 'Нужно выбрать и привезти растения',
      hint: 'Саженцы, рассаду, грунт, удобрения. Платит семья',
      type: 'yes_no',
      filterable: true,
    },
  ]),
  ...step('Сезон и дорога', 400, [
    {
      key: 'seasons',
      label: 'Когда нужен садовник',
      type: 'many',
      options: garden.seasons,
      filterable: true,
    },
    {
      key: 'visits',
      label: 'Как часто',
      type: 'one',
      options: garden.gardenVisits,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'commute',
      label: 'Как добраться',
      type: 'many',
      options: {
        own_car: 'удобно на машине',
        transport: 'ходит электричка или автобус',
        pickup: 'встретим на станции',
      },
      filterable: true,
    },
    {
      key: 'helper_meals',
      label: 'Питание садовника',
      type: 'one',
      options: work.helperMeals,
      filterable: true,
    },
  ]),
  ...step('Кого ищете', 702, [
    {
      key: 'garden_training',
      label: 'Желательная подготовка',
      type: 'many',
      options: garden.gardenTraining,
      filterable: true,
    },
  ]),
];
