import { createHash } from 'node:crypto';
import type { PayHint } from '#contract/card-search.ts';
import type { PostTile } from '#contract/blog.ts';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import { payText, roundedPay } from '#contract/pay.ts';
import { photoIdIn } from '#contract/photos.ts';
import type { City } from '#contract/places.ts';
import { capitalize, countOf } from '#contract/russian.ts';
import type { SharedPage } from '#contract/share-images.ts';

/** Everything that a share image shows. */
export interface ShareImage {
  brand: string;
  title: string;
  /** Under the title: whose it is, or what else. */
  note: string | null;
  pay: string | null;
  place: string | null;
  highlights: string[];
  /** What stands beside the words: a photo by its id, else an icon, else the sign of the brand. */
  photo: string | null;
  category: string | null;
  page: SharedPage | null;
  kind: CardKind | null;
}

/** Goes up when the same facts are drawn otherwise. */
const drawing = 2;

/** The name in the storage is made of what is shown: a change makes another picture. */
export function nameOf(subject: string, image: ShareImage): string {
  const facts = JSON.stringify([drawing, subject, image]);
  return `previews/${createHash('sha256').update(facts).digest('hex').slice(0, 20)}.png`;
}

export type Facts = Omit<ShareImage, 'brand'>;

const years = ['год', 'года', 'лет'] as const;

/** As a stranger sees it: the page has already left out what is not for everybody. */
export function ofCard(card: CardPage): Facts {
  const { name, age, avatar_url } = card.owner;
  const face = card.photo_url ?? avatar_url;
  const owner = [name, age === null ? null : countOf(age, years)].filter((part) => part !== null);
  return {
    title: card.title,
    note: card.kind === 'resume' && owner.length > 0 ? owner.join(', ') : null,
    pay: payText(card.pay),
    place: [card.city.name, card.place].filter(Boolean).join(', '),
    highlights: card.highlights,
    photo: face && photoIdIn(face),
    category: card.category.slug,
    page: null,
    kind: card.kind,
  };
}

const nothing = { pay: null, place: null, photo: null, category: null, page: null, kind: null };

const trades = ['Няни', 'Сиделки', 'Репетиторы', 'Повара'];

export const ofHome: Facts = {
  ...nothing,
  title: 'Помощники для вашей семьи и работа рядом с домом',
  note: null,
  highlights: trades,
};

const pages: Record<SharedPage, { title: string; note: string; highlights: string[] }> = {
  about: {
    title: 'О компании',
    note: 'Кто мы и кому помогаем',
    highlights: [],
  },
  blog: {
    title: 'Блог: как найти своего человека',
    note: 'Выбор, договор, деньги, безопасность',
    highlights: [],
  },
  ture: {
    title: 'Как это работает',
    note: 'Шаг за шагом',
    highlights: ['Если ищете помощника', 'Если ищете работу'],
  },
  tariffs: {
    title: 'Тарифы',
    note: 'Что бесплатно и что сколько стоит',
    highlights: [],
  },
  safety: {
    title: 'Как не ошибиться в человеке',
    note: 'На что смотреть и что спросить',
    highlights: [],
  },
};

export const ofPage = (page: SharedPage): Facts => ({ ...nothing, ...pages[page], page });

type SharedPost = Pick<PostTile, 'title' | 'topic' | 'cover_picture'>;

export function ofPost({ title, topic, cover_picture }: SharedPost): Facts {
  const photo = cover_picture?.id ?? null;
  return { ...nothing, title, note: topic.name, highlights: [], photo };
}

export function ofCity({ prepositional }: City): Facts {
  return {
    ...nothing,
    title: `Помощники для семьи ${prepositional}`,
    note: 'и работа рядом с домом',
    highlights: trades,
  };
}

interface Area {
  kind: CardKind;
  city: City;
  category: { slug: string; forms: CategoryForms };
  hints: PayHint[];
}

const notes: Record<CardKind, string> = {
  resume: 'Анкеты с опытом и расписанием',
  vacancy: 'Обязанности, расписание и оплата',
};

export function ofArea({ kind, city, category, hints }: Area): Facts {
  const { many, instrumental } = category.forms;
  const title = kind === 'resume' ? capitalize(many) : `Работа ${instrumental}`;
  const [usual] = hints.toSorted((a, b) => b.count - a.count);
  return {
    ...nothing,
    title: `${title} ${city.prepositional}`,
    note: notes[kind],
    pay: usual ? `обычно ${usualPay(usual)}` : null,
    highlights: [],
    category: category.slug,
    kind,
  };
}

const usualPay = ({ unit, low_kopecks, high_kopecks }: PayHint) =>
  payText({
    unit,
    from_kopecks: roundedPay(low_kopecks, unit),
    to_kopecks: roundedPay(high_kopecks, unit),
  });
