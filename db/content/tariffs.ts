import type { TariffContent } from '#contract/tariffs.ts';

type Role = 'worker' | 'employer';

const roubles = (sum: number) => sum * 100;
const month = { period_count: 1, period_unit: 'month' } as const;
const quarter = { period_count: 3, period_unit: 'month' } as const;
const endless = { period_count: null, period_unit: null };
const usual = { next_price_kopecks: null, renews: false, is_trial: false };

/** What is sold at the beginning; prices and limits are then changed in the back office. */
export const tariffs = [
  {
    slug: 'worker-basic',
    role: 'worker',
    name: 'Базовый',
    summary: 'Чтобы начать: есть у каждого и включается сам',
    price_kopecks: 0,
    ...endless,
    ...usual,
    cards: 1,
    contacts: 3,
    contacts_per: 'month',
    included: ['1 анкета', '3 контакта семей в месяц', 'Все вакансии и избранное'],
  },
  {
    slug: 'worker-month',
    role: 'worker',
    name: 'Месяц',
    summary: 'Когда работа нужна скоро',
    price_kopecks: roubles(390),
    ...month,
    ...usual,
    renews: true,
    cards: 3,
    contacts: 30,
    contacts_per: 'month',
    included: ['До 3 анкет сразу', '30 контактов семей', 'Открытые контакты — навсегда'],
  },
  {
    slug: 'worker-quarter',
    role: 'worker',
    name: '3 месяца',
    summary: 'Выбирать семью без спешки',
    price_kopecks: roubles(890),
    ...quarter,
    ...usual,
    renews: true,
    cards: 3,
    contacts: 30,
    contacts_per: 'month',
    included: ['До 3 анкет сразу', '30 контактов семей в месяц', 'Открытые контакты — навсегда'],
  },
  {
    slug: 'employer-basic',
    role: 'employer',
    name: 'Базовый',
    summary: 'Чтобы осмотреться: есть у каждого и включается сам',
    price_kopecks: 0,
    ...endless,
    ...usual,
    cards: 1,
    contacts: 3,
    contacts_per: 'month',
    included: ['1 вакансия', '3 контакта в месяц', 'Все анкеты и избранное'],
  },
  {
    slug: 'employer-trial',
    role: 'employer',
    name: 'Пробный',
    summary: 'Проверить, найдётся ли нужный человек',
    price_kopecks: roubles(99),
    next_price_kopecks: roubles(1490),
    period_count: 3,
    period_unit: 'day',
    renews: true,
    is_trial: true,
    cards: 2,
    contacts: 10,
    contacts_per: 'all',
    included: ['10 контактов за 3 дня', 'До 2 вакансий сразу', 'Один раз для каждой семьи'],
  },
  {
    slug: 'employer-month',
    role: 'employer',
    name: 'Месяц',
    summary: 'Найти и спокойно познакомиться',
    price_kopecks: roubles(1490),
    ...month,
    ...usual,
    renews: true,
    cards: 3,
    contacts: 30,
    contacts_per: 'month',
    included: ['30 контактов', 'До 3 вакансий сразу', 'Открытые контакты — навсегда'],
  },
  {
    slug: 'employer-quarter',
    role: 'employer',
    name: '3 месяца',
    summary: 'Если помощники нужны не один раз',
    price_kopecks: roubles(3490),
    ...quarter,
    ...usual,
    renews: true,
    cards: 3,
    contacts: 30,
    contacts_per: 'month',
    included: ['30 контактов в месяц', 'До 3 вакансий сразу', 'Открытые контакты — навсегда'],
  },
  {
    slug: 'employer-contacts-5',
    role: 'employer',
    name: '5 контактов',
    summary: 'Разовая покупка, без продлений',
    price_kopecks: roubles(490),
    ...endless,
    ...usual,
    cards: 0,
    contacts: 5,
    contacts_per: 'all',
    included: ['5 контактов вдобавок к вашим', 'Не сгорают: откройте, когда понадобятся'],
  },
] as const;

/** What a trial goes on as, if its person agrees. */
export const nextTariffs = { 'employer-trial': 'employer-month' };

export const tariffContents: Record<Role, TariffContent> = {
  worker: {
    heading: 'Тарифы для специалистов',
    lead: 'Смотреть вакансии и разместить анкету можно бесплатно. Тариф нужен, когда хочется больше анкет и телефонов семей.',
    questions: [
      {
        question: 'Что такое контакт?',
        answer:
          'Телефон семьи, которая разместила вакансию; если телефона нет — почта. Открыли один раз — видите всегда, даже когда тариф закончится. Второй раз за ту же вакансию контакт не спишется.',
      },
      {
        question: 'Можно ли найти работу бесплатно?',
        answer:
          'Да. Анкета и поиск вакансий ничего не стоят, и каждый месяц можно открыть 3 контакта. Месяц считается со дня регистрации, а не с первого числа.',
      },
      {
        question: 'Спишутся ли деньги ещё раз без моего ведома?',
        answer:
          'Нет. Продление включается, только если вы сами поставите отдельную отметку, где названы сумма и день. Отказаться можно в любой момент.',
      },
      {
        question: 'Что будет с анкетами, когда тариф закончится?',
        answer:
          'Они останутся на сайте. Но изменить можно будет столько, сколько разрешает «Базовый», — остальные продолжат работать такими, какие есть.',
      },
    ],
  },
  employer: {
    heading: 'Тарифы для семей',
    lead: 'Смотреть анкеты и разместить вакансию можно бесплатно. Тариф нужен, когда хочется позвонить сразу нескольким людям.',
    questions: [
      {
        question: 'Что такое контакт?',
        answer:
          'Телефон человека из анкеты; если телефона нет — почта. Открыли один раз — видите всегда, даже когда тариф закончится. Второй раз за ту же анкету контакт не спишется.',
      },
      {
        question: 'Можно ли найти помощника бесплатно?',
        answer:
          'Да. Вакансия и поиск помощников ничего не стоят, и каждый месяц можно открыть 3 контакта. Месяц считается со дня регистрации, а не с первого числа.',
      },
      {
        question: 'Что будет после пробных трёх дней?',
        answer:
          'Пробный тариф закончится, и у вас останется «Базовый». Дальше — 1490 рублей за «Месяц», но только если вы сами включите продление: оно никогда не включено заранее.',
      },
      {
        question: 'Спишутся ли деньги ещё раз без моего ведома?',
        answer:
          'Нет. Для продления нужна отдельная отметка, где названы сумма, день и срок. Отказаться можно в любой момент.',
      },
      {
        question: 'Что будет с вакансиями, когда тариф закончится?',
        answer:
          'Они останутся на сайте. Но изменить можно будет столько, сколько разрешает «Базовый», — остальные продолжат работать такими, какие есть.',
      },
    ],
  },
};
