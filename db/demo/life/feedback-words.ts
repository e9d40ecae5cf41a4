import type { FeedbackMarks } from '#contract/shown-feedback.ts';

export interface Said extends FeedbackMarks {
  /** Who it is about. */
  about: 'worker' | 'family';
  /** `approved`: hidden until the other side writes; `waiting`: staff have not read it yet. */
  stage: 'shown' | 'approved' | 'rejected' | 'waiting';
  text: string;
  reply?: string;
  /** Why staff are asked to look again. */
  complaint?: string;
  /** Why staff have refused it. */
  reason?: string;
}

const good = { again: true, as_agreed: true, on_time: true, stage: 'shown' } as const;
const offended = { again: false, as_agreed: false, on_time: true, stage: 'shown' } as const;

/** Of each hire what is said of it; of a hire without words one can still write. */
type OfHires = readonly (readonly Said[])[];

export const nannyHires: OfHires = [
  [
    {
      ...good,
      about: 'worker',
      text:
        'Елена выручила нас на две недели, пока бабушка лежала в больнице. Дома её ждали у двери, ' +
        'каждый вечер мы знали, чем занимались и что съели. Позовём снова не раздумывая.',
      reply: 'Спасибо! Детский рисунок, который мне подарили, висит у меня на кухне.',
    },
    {
      ...good,
      about: 'family',
      text: 'Платили день в день, один раз задержались и сами вызвали мне такси. Тёплая семья.',
    },
  ],
  [
    {
      ...offended,
      about: 'worker',
      text: 'Хорошая няня, но готовить обед на всю семью отказалась, а нам это было важно.',
      complaint:
        'Готовить на всю семью мы не договаривались: речь шла только о еде для ребёнка, ' +
        'об остальном меня попросили уже на третий день.',
    },
    {
      ...offended,
      about: 'family',
      text: 'Ребёнок чудесный, деньги вовремя, но обязанностей каждый день становилось больше.',
    },
  ],
];

export const familyHires: OfHires = [
  [
    {
      ...good,
      about: 'worker',
      text: 'Убирает быстро и тихо, вещи возвращает на место, кошку не пугает. Мы довольны.',
    },
    {
      ...good,
      about: 'family',
      text: 'Всё, как написано в вакансии. Средства есть, чай предлагают, расчёт сразу.',
      reply: 'Спасибо вам за аккуратность! Ждём и дальше по четвергам.',
    },
  ],
  [
    {
      ...good,
      about: 'family',
      text: 'Подменяла постоянную помощницу неделю. Рассчитались в последний день, без напоминаний.',
    },
  ],
  [
    {
      ...good,
      again: false,
      about: 'family',
      text: 'Люди хорошие, платят сразу, но ехать до них мне далеко.',
    },
  ],
];

export const strangersHires: OfHires = [
  [
    {
      ...good,
      about: 'worker',
      text: 'Приходит минута в минуту. Ребёнок просится гулять только с ней, нам спокойно на работе.',
    },
    {
      ...good,
      about: 'family',
      text: 'Условия честные, родители всегда на связи, пробный день оплатили сразу.',
    },
  ],
  [
    {
      ...good,
      on_time: false,
      about: 'worker',
      text: 'Детей любит, это видно. Минут на десять опаздывает, мы привыкли выходить позже.',
    },
    { ...good, about: 'family', text: 'Спокойные люди, дом рядом с парком, работать легко.' },
  ],
  [
    {
      ...good,
      stage: 'approved',
      about: 'worker',
      text: 'Подход к ребёнку нашёлся с первого дня. Будем звать на каникулы.',
    },
  ],
  [
    {
      ...offended,
      on_time: false,
      stage: 'rejected',
      about: 'worker',
      text: 'Не советую никому, странный человек и разговоры странные.',
      reason:
        'Здесь нет ничего о работе, только обидные слова о человеке. Напишите, что было не так.',
    },
  ],
  [
    {
      ...good,
      stage: 'waiting',
      about: 'family',
      text: 'Всё по договорённости, за лишний час доплатили без напоминаний.',
    },
  ],
  [
    {
      ...good,
      again: false,
      stage: 'waiting',
      about: 'worker',
      text: 'К работе вопросов нет, но на улице хотелось бы больше движения и меньше скамейки.',
    },
  ],
];
