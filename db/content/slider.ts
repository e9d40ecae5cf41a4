interface Row {
  key: string;
  title: string;
  text: string;
  href: string;
  link_label: string;
  picture: string;
}

const rows: Row[] = [
  {
    key: 'first-nanny',
    title: 'Ищете няню впервые?',
    text: 'С чего начать, о чём спросить и как понять, что человек ваш.',
    href: '/blog/kak-vybrat-nyanyu',
    link_label: 'Прочитать',
    picture: 'walk',
  },
  {
    key: 'care-at-home',
    title: 'Близкому нужен уход',
    text: 'Вопросы сиделке, которые лучше задать до первого дня.',
    href: '/blog/voprosy-sidelke',
    link_label: 'Посмотреть вопросы',
    picture: 'care',
  },
  {
    key: 'good-resume',
    title: 'Анкета, на которую отвечают',
    text: 'Что хотят узнать семьи и как рассказать об этом за десять минут.',
    href: '/blog/kak-napisat-anketu',
    link_label: 'Узнать, как написать',
    picture: 'letter',
  },
  {
    key: 'agreement',
    title: 'Договор без страха',
    text: 'Самозанятость, чек и одна страница договорённостей простыми словами.',
    href: '/blog/dogovor-s-pomoshchnikom',
    link_label: 'Разобраться',
    picture: 'paper',
  },
];

export const slides = rows.map((row, at) => Object.assign(row, { position: (at + 1) * 10 }));
