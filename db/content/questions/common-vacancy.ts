import { type DefinitionRow, step } from './question.ts';
import { petsAtHome } from './pets.ts';
import { documents, employmentKinds, extraDuties, liveInKinds, paperworkKinds } from './options.ts';

/**
 * What every employer is asked. There is deliberately no question about sex, age, nationality or
 * family of the helper: article 64 of the Labour Code forbids such demands.
 */
export const commonVacancy: DefinitionRow[] = [
  ...step('Режим и занятость', 300, [
    {
      key: 'employment',
      label: 'Занятость',
      type: 'many',
      options: employmentKinds,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'schedule',
      label: 'Когда нужна помощь',
      hint: 'Утро — с 6 до 12, день — с 12 до 18, вечер — с 18 до 23, ночь — с 23 до 6',
      type: 'week',
      filterable: true,
    },
    {
      key: 'hours_per_week',
      label: 'Часов в неделю',
      type: 'range',
      unit: ['час', 'часа', 'часов'],
      min: 1,
      max: 120,
      filterable: true,
    },
    {
      key: 'start',
      label: 'Начало работы',
      type: 'one',
      options: {
        now: 'как можно скорее',
        week: 'в течение недели',
        two_weeks: 'через две недели',
        month: 'в течение месяца',
        later: 'позже, по договорённости',
      },
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'term',
      label: 'На какой срок',
      type: 'one',
      options: {
        permanent: 'надолго',
        year: 'примерно на год',
        months: 'на несколько месяцев',
        summer: 'на лето',
        replacement: 'на время отпуска или болезни',
        once: 'на один раз',
      },
      filterable: true,
    },
  ]),
  ...step('Проживание и дом', 500, [
    {
      key: 'live_in',
      label: 'Проживание',
      hint: 'Можно отметить оба варианта',
      type: 'many',
      options: liveInKinds,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'live_in_conditions',
      label: 'Условия проживания',
      hint: 'Только если работа с проживанием',
      type: 'many',
      options: {
        own_room: 'отдельная комната',
        own_bathroom: 'своя ванная комната',
        child_room: 'место в общей комнате',
        internet: 'интернет',
        days_off: 'твёрдые выходные',
      },
    },
    {
      key: 'home',
      label: 'Жильё',
      type: 'one',
      options: {
        flat: 'квартира',
        house: 'дом в городе',
        country: 'загородный дом',
      },
    },
    petsAtHome,
    {
      key: 'no_smoking',
      label: 'Просим не курить в доме',
      type: 'yes_no',
    },
  ]),
  ...step('Обязанности', 600, [
    {
      key: 'extra_duties',
      label: 'Что ещё нужно делать',
      hint: 'Помимо основной работы. Если ничего, не отмечайте',
      type: 'many',
      options: extraDuties,
      filterable: true,
    },
    {
      key: 'not_included',
      label: 'Что не входит в работу',
      hint: 'Например: «Готовим и убираем сами». Это сразу снимает половину вопросов',
      type: 'text',
      max: 500,
    },
  ]),
  ...step('Кого ищете', 700, [
    {
      key: 'experience_wanted',
      label: 'Нужный опыт',
      type: 'one',
      options: {
        any: 'можно без опыта',
        one_year: 'от 1 года',
        three_years: 'от 3 лет',
        five_years: 'от 5 лет',
      },
      filterable: true,
    },
    {
      key: 'documents_wanted',
      label: 'Какие документы попросят показать',
      type: 'many',
      options: documents,
      filterable: true,
    },
  ]),
  ...step('Оплата и условия', 800, [
    {
      key: 'pay_rhythm',
      label: 'Как часто платят',
      type: 'one',
      options: {
        daily: 'каждый день',
        weekly: 'раз в неделю',
        twice_a_month: 'два раза в месяц',
        monthly: 'раз в месяц',
      },
      filterable: true,
    },
    {
      key: 'trial_day',
      label: 'Пробный день',
      type: 'one',
      options: {
        paid: 'оплатим полностью',
        half_paid: 'оплатим половину',
        short: 'знакомство на час-два',
        no: 'без пробного дня',
      },
    },
    {
      key: 'paperwork',
      label: 'Оформление',
      type: 'many',
      options: paperworkKinds,
      filterable: true,
    },
    {
      key: 'extras',
      label: 'Что ещё предлагают',
      type: 'many',
      options: {
        travel: 'оплата дороги',
        late_taxi: 'такси после позднего вечера',
        overtime: 'доплата за лишние часы',
        vacation: 'оплачиваемый отпуск',
        sick_leave: 'оплата больничного',
        bonus: 'премии',
      },
      filterable: true,
    },
  ]),
];
