import type { CardKind, CategoryForms } from '#contract/categories.ts';
import { capitalize } from '#contract/russian.ts';

interface KindWords {
  create: string;
  edit: string;
  /** «вакансия», «вакансии», «вакансию» */
  one: string;
  of: string;
  accusative: string;
  about: { label: string; hint: string };
  /** What the page of creation asks. */
  choose: { title: string; text: string };
  published: string;
  publishedNow: string;
  /** Instead, where strangers do not see who it is; of a family they never do. */
  nameHidden?: string;
}

export const kindWords: Record<CardKind, KindWords> = {
  vacancy: {
    create: 'Создать вакансию',
    edit: 'Редактировать вакансию',
    one: 'вакансия',
    of: 'вакансии',
    accusative: 'вакансию',
    about: {
      label: 'Расскажите о семье и работе',
      hint: 'Кто живёт в семье, как проходит день, что для вас важно',
    },
    choose: {
      title: 'Кого вы ищете?',
      text: 'От этого зависит, о чём мы спросим.',
    },
    published: 'Вакансия опубликована',
    publishedNow: 'Вакансия опубликована. Теперь её видят все',
  },
  resume: {
    create: 'Создать анкету',
    edit: 'Редактировать анкету',
    one: 'анкета',
    of: 'анкеты',
    accusative: 'анкету',
    about: {
      label: 'Расскажите о себе',
      hint: 'Что вы умеете лучше всего, за что вас благодарили',
    },
    choose: {
      title: 'Кем вы хотите работать?',
      text: 'От этого зависит, о чём мы спросим.',
    },
    published: 'Анкета опубликована',
    publishedNow: 'Анкета опубликована. Семьи уже могут вас найти',
    nameHidden: 'Анкета опубликована, имя и фото скрыты. Семьи уже могут вас найти',
  },
};

/** What the title will be while the owner has not written one. */
export function titleWithout(kind: CardKind, forms: CategoryForms): string {
  return kind === 'resume' ? capitalize(forms.one) : `Ищу ${forms.accusative}`;
}
