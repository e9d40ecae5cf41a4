import * as house from './household-options.ts';
import { type DefinitionRow, step } from './question.ts';
import * as work from './work-options.ts';

/** What a housekeeper tells about the homes she keeps and the way she works. */
export const housekeeperResume: DefinitionRow[] = [
  ...step('Уборка', 300, [
    {
      key: 'cleaning',
      label: 'Вид уборки',
      type: 'many',
      options: house.cleaning,
      required: true,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'home_area',
      label: 'Площадь дома, не больше',
      hint: 'Сколько квадратных метров вы содержите без помощников',
      type: 'number',
      unit: ['м²'],
      min: 20,
      max: 2000,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'visits',
      label: 'Как часто прихожу',
      hint: 'Отметьте все подходящие',
      type: 'many',
      options: work.cleaningVisits,
      filterable: true,
    },
    {
      key: 'windows',
      label: 'Окна',
      type: 'one',
      options: {
        both_sides: 'мою с двух сторон',
        inside: 'мою только изнутри',
        robot: 'мою роботом',
        none: 'не мою',
      },
      filterable: true,
    },
    {
      key: 'surfaces',
      label: 'Бережно чищу',
      hint: 'Что вы умеете чистить, не испортив',
      type: 'many',
      options: house.surfaces,
      filterable: true,
    },
  ]),
  ...step('Бельё и одежда', 400, [
    {
      key: 'laundry',
      label: 'Стирка',
      type: 'many',
      options: house.laundry,
      filterable: true,
    },
    {
      key: 'ironing',
      label: 'Глажка',
      hint: 'Если не гладите, ничего не отмечайте',
      type: 'many',
      options: house.ironing,
      filterable: true,
    },
    {
      key: 'wardrobe',
      label: 'Шкафы и обувь',
      type: 'many',
      options: house.wardrobe,
      filterable: true,
    },
  ]),
  ...step('Кухня и покупки', 450, [
    {
      key: 'home_cooking',
      label: 'Готовка',
      hint: 'Если не готовите, ничего не отмечайте',
      type: 'many',
      options: house.homeCooking,
      filterable: true,
    },
    {
      key: 'table_service',
      label: 'Накрываю на стол и подаю гостям',
      type: 'yes_no',
      filterable: true,
    },
    {
      key: 'shopping',
      label: 'Покупки',
      type: 'many',
      options: house.shopping,
      filterable: true,
    },
  ]),
  ...step('Средства и техника', 500, [
    {
      key: 'supplies',
      label: 'Чистящие средства',
      type: 'many',
      options: {
        family: 'беру те, что есть в доме',
        own: 'привожу свои',
        eco: 'работаю без резкой химии',
      },
      filterable: true,
    },
    {
      key: 'own_vacuum',
      label: 'Приезжаю со своим пылесосом',
      type: 'yes_no',
      filterable: true,
    },
    {
      key: 'appliances',
      label: 'Домашняя техника',
      type: 'many',
      options: house.appliances,
      filterable: true,
    },
    {
      key: 'allergies',
      label: 'Аллергия',
      hint: 'Скажите сразу, чтобы работать было спокойно. Если её нет, не отмечайте',
      type: 'many',
      options: house.allergies,
    },
  ]),
  ...step('Дом и люди', 550, [
    {
      key: 'home',
      label: 'Жильё',
      hint: 'Где вы готовы работать',
      type: 'many',
      options: house.homeKinds,
      filterable: true,
    },
    {
      key: 'pet_care',
      label: 'Забота о животных',
      type: 'many',
      options: house.petCare,
      filterable: true,
    },
    {
      key: 'child_minding',
      label: 'Могу недолго присмотреть за ребёнком',
      type: 'yes_no',
      filterable: true,
    },
    {
      key: 'keys',
      label: 'Работаю без хозяев, с ключами',
      hint: 'Если вам привычно, что дома никого нет',
      type: 'yes_no',
      filterable: true,
    },
    {
      key: 'cameras',
      label: 'Видеокамеры в доме',
      type: 'one',
      options: work.camerasForHelper,
      filterable: true,
    },
  ]),
];
