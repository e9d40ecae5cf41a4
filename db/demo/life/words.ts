import type { ComplaintReason } from '#contract/complaints.ts';

/** What people add to a text that is public, and what a moderator is to see in it. */
export const changedTexts = [
  'Записывайтесь по телефону 8 (900) 000-00-41, отвечаю до девяти вечера.',
  'Пишите в телеграм @pomoshnica_dom, там и фотографии.',
  'Быстрее всего отвечаю в вотсапе, номер дам сразу.',
  'Почта для связи: rekomendacii собака mail точка example.',
  'Мои отзывы собраны на сайте www.otzyvy-i-dela.example, посмотрите.',
  'Есть инстаграм с моими работами, ник bystro_i_chisto.',
];

/** What stands in vacancies that nobody has seen yet. */
export const newTexts = [
  'Ищем только женщину славянской внешности до 40 лет.',
  'Рассматриваем девушек без детей, не замужем.',
  'Нужен телефон под рукой: 8 9OO OOO-OO-42, звонить вечером.',
  'Подробности и анкета по ссылке https://rabota-doma.example/anketa.',
  'Обучаем сами, нужна небольшая предоплата за материалы.',
  'Гражданство только РФ, возраст 30–45.',
];

export const complaints: { reason: ComplaintReason; text: string }[] = [
  { reason: 'untrue', text: 'В анкете пять лет опыта, а по телефону говорит, что это первый год.' },
  { reason: 'fraud', text: 'Просит перевести деньги за проезд до первой встречи.' },
  { reason: 'spam', text: '' },
  { reason: 'rude', text: 'Нагрубила, когда я спросила про медицинскую книжку.' },
  { reason: 'other', text: 'Объявление висит давно, человека уже нашли, а звонят до сих пор.' },
];

export const rejection = {
  reason: 'Контакты мы показываем сами, после того как их откроют. Уберите телефон из текста.',
  notes: { about: 'Уберите телефон: «8 900 000-00-01»' },
};

export const blocking = {
  reason: 'Двое пожаловались, что деньги просят до начала работы.',
  appeal:
    'Деньги я просила один раз, на проезд из области, и вернула их в тот же день. Больше так ' +
    'делать не буду, прошу вернуть анкету.',
};
