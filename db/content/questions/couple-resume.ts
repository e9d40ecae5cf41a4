import * as couple from './couple-options.ts';
import { homeCooking } from './household-options.ts';
import { handyman, machines, sotkas } from './outdoor-options.ts';
import { type DefinitionRow, step, years } from './question.ts';
import * as work from './work-options.ts';

/** What a couple tells about keeping a house and a plot together. */
export const coupleResume: DefinitionRow[] = [
  ...step('Опыт', 202, [
    {
      key: 'together',
      label: 'Работаем вместе',
      hint: 'Сколько лет вы работаете парой. Если это впервые, поставьте 0',
      type: 'number',
      unit: years,
      min: 0,
      max: 50,
      filterable: true,
    },
    {
      key: 'driving',
      label: 'Вождение',
      type: 'one',
      options: { both: 'водим оба', one: 'водит кто-то один', none: 'не водим' },
      filterable: true,
    },
  ]),
  ...step('Кто что делает', 300, [
    {
      key: 'indoor_work',
      label: 'По дому',
      type: 'many',
      options: couple.indoorWork,
      required: true,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'outdoor_work',
      label: 'На участке',
      type: 'many',
      options: couple.outdoorWork,
      filterable: true,
    },
    {
      key: 'handyman',
      label: 'Ремонт своими руками',
      type: 'many',
      options: handyman,
      filterable: true,
    },
    {
      key: 'engineering',
      label: 'Техника дома',
      hint: 'С чем вы справитесь без вызова мастера',
      type: 'many',
      options: couple.engineering,
      filterable: true,
    },
    {
      key: 'division',
      label: 'Кто что делает',
      hint: 'Например: «Жена готовит и убирает, муж ведёт сад, котёл и машину»',
      type: 'text',
      max: 500,
    },
  ]),
  ...step('Дом и участок', 400, [
    {
      key: 'home_area',
      label: 'Площадь дома, не больше',
      type: 'number',
      unit: ['м²'],
      min: 30,
      max: 3000,
      filterable: true,
    },
    {
      key: 'plot_area',
      label: 'Участок, не больше',
      type: 'number',
      unit: sotkas,
      min: 1,
      max: 500,
      filterable: true,
    },
    {
      key: 'home_cooking',
      label: 'Готовка',
      hint: 'Если не готовите, ничего не отмечайте',
      type: 'many',
      options: homeCooking,
      filterable: true,
    },
    {
      key: 'machines',
      label: 'Садовая техника',
      type: 'many',
      options: machines,
      filterable: true,
    },
    {
      key: 'house_watch',
      label: 'Присмотр за домом',
      type: 'many',
      options: couple.houseWatch,
      filterable: true,
    },
  ]),
  ...step('Условия для пары', 500, [
    {
      key: 'couple_housing',
      label: 'Жильё для пары',
      hint: 'Отметьте всё, что вам подходит',
      type: 'many',
      options: couple.coupleHousing,
      filterable: true,
    },
    {
      key: 'days_off',
      label: 'Выходные',
      type: 'many',
      options: couple.daysOff,
      filterable: true,
    },
    {
      key: 'shift_rhythm',
      label: 'График',
      hint: 'Отметьте все подходящие',
      type: 'many',
      options: work.shiftRhythms,
      filterable: true,
    },
    {
      key: 'pay_for',
      label: 'Оплата указана',
      hint: 'Чтобы семья не ошиблась: сумма за двоих или за каждого',
      type: 'one',
      options: { both: 'за двоих', each: 'за каждого' },
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'come_with',
      label: 'С нами приедут',
      hint: 'Если приедете вдвоём, ничего не отмечайте',
      type: 'many',
      options: { child: 'ребёнок', cat: 'кошка', dog: 'собака' },
      filterable: true,
    },
  ]),
  ...step('Дом хозяев', 750, [
    {
      key: 'has_car',
      label: 'Есть своя машина',
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
