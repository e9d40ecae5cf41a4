import { postCovers } from '#contract/blog-editing.ts';
import { advantageIcons, type TextListName } from '#contract/text-lists.ts';

export interface ListField {
  key: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** A choice instead of words. */
  options?: { value: string; label: string }[];
  /** A box to tick. */
  isBox?: true;
  isLong?: true;
}

interface ListForm {
  title: string;
  hint: string;
  fields: ListField[];
  /** What a new line begins with; null: lines are neither added nor taken away. */
  blank: Record<string, string> | null;
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const title: ListField = { key: 'title', label: 'Заголовок', maxLength: 60 };
const text: ListField = { key: 'text', label: 'Текст', maxLength: 200, isLong: true };

export const listForms: Record<TextListName, ListForm> = {
  slides: {
    title: 'Слайды главной',
    hint: '«С чего начать»: карточки с рисунком',
    fields: [
      title,
      text,
      { key: 'href', label: 'Куда ведёт', hint: 'Страница этого сайта: /blog', maxLength: 200 },
      { key: 'link_label', label: 'Надпись ссылки', maxLength: 40 },
      { key: 'picture', label: 'Рисунок', maxLength: 20, options: optionsOf(postCovers) },
    ],
    blank: { title: '', text: '', href: '/', link_label: '', picture: 'home' },
  },
  advantages: {
    title: 'Преимущества',
    hint: '«Почему здесь спокойно» на главной',
    fields: [
      title,
      text,
      { key: 'icon', label: 'Значок', maxLength: 20, options: optionsOf(advantageIcons) },
    ],
    blank: { title: '', text: '', icon: 'other' },
  },
  testimonials: {
    title: 'Отзывы о сервисе',
    hint: 'Примеры видны только в демо: в рабочем режиме люди видят настоящие слова',
    fields: [
      { key: 'author', label: 'Кто', maxLength: 60 },
      { key: 'about', label: 'О себе', hint: '«Мама двоих детей, Казань»', maxLength: 100 },
      { key: 'text', label: 'Что говорит', maxLength: 600, isLong: true },
      { key: 'is_example', label: 'Это пример, его написали мы', maxLength: 5, isBox: true },
    ],
    blank: { author: '', about: '', text: '', is_example: '' },
  },
  requisites: {
    title: 'Реквизиты',
    hint: 'Меняются сразу во всех текстах, где стоят в фигурных скобках',
    fields: [
      { key: 'label', label: 'Название', maxLength: 60 },
      { key: 'value', label: 'Значение', maxLength: 300 },
      { key: 'is_example', label: 'Это пример', maxLength: 5, isBox: true },
    ],
    blank: null,
  },
};
