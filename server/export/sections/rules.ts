import { cardPath, cardStateWords } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { complaintReasons } from '#contract/complaints.ts';
import { contactTopics } from '#contract/contact-us.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { payText } from '#contract/pay.ts';
import type { Telling } from '#contract/saved-searches.ts';
import { type ConsentKind, type User } from '#contract/session.ts';
import { periodText } from '#contract/workplaces.ts';
import type { ExportedCard } from '../cards/queries.ts';
import type { Item, Section } from '../page/rules.ts';
import type { OwnData } from '../queries.ts';

const time = new Intl.DateTimeFormat('ru', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});
const at = (when: Date | string | null) => when && time.format(new Date(when));
const yes = (is: boolean) => (is ? 'да' : 'нет');

const kinds: Record<CardKind, string> = { vacancy: 'Вакансия', resume: 'Анкета' };
const roles: Record<User['role']['name'], string> = {
  worker: 'специалист',
  employee: 'семья',
  moderator: 'модератор',
  admin: 'администратор',
};
const consents: Record<ConsentKind, string> = {
  agreement: 'Пользовательское соглашение',
  personal_data: 'Обработка персональных данных',
  distribution: 'Распространение анкеты с именем и фотографией',
  marketing: 'Рассылка',
  passport: 'Обработка фотографий паспорта',
};
const notes: Record<NotificationKind, string> = {
  contact_opened: 'Открыли ваши контакты',
  card_published: 'Карточку проверили и показали',
  card_rejected: 'Карточка не прошла проверку',
  card_expiring: 'Скоро последний день вакансии',
  card_closed: 'Вакансия закрылась',
  card_blocked: 'Карточку сняли модераторы',
  card_unblocked: 'Карточку показали снова',
  appeal_denied: 'Решение о карточке осталось прежним',
  complaint_answered: 'Жалобу рассмотрели',
  passport_approved: 'Паспорт проверили',
  passport_rejected: 'Паспорт не подтвердили',
};
const tellings: Record<Telling, string> = {
  instant: 'сразу',
  daily: 'раз в день',
  off: 'не присылать',
};
const reasonsByName: Record<string, string> = complaintReasons;
const topicsByName: Record<string, string> = contactTopics;

/** The data in words, in the order of the page. */
export function sectionsOf(data: OwnData, origin: string, now: Date): Section[] {
  const link = (card: { kind: CardKind; slug: string }) => origin + cardPath(card);
  return [
    { title: 'Профиль', empty: '', items: [profileOf(data.profile)] },
    {
      title: 'Анкеты и вакансии',
      empty: 'Вы ничего не писали.',
      items: data.cards.map((card) => cardOf(card, link(card), now)),
    },
    {
      title: 'Избранное',
      empty: 'Здесь пусто.',
      items: data.favorites.map((card) => ({ title: card.title, lines: [['Адрес', link(card)]] })),
    },
    {
      title: 'Сохранённые поиски',
      empty: 'Вы не сохраняли поисков.',
      items: data.searches.map((one) => ({
        title: one.name ?? one.words,
        lines: [
          ['Что ищете', one.name && one.words],
          ['Адрес', origin + one.path],
          ['Письма', tellings[one.telling]],
          ['Просмотрен', at(one.seen_at)],
        ],
      })),
    },
    {
      title: 'Открытые контакты',
      empty: 'Вы не открывали контактов.',
      items: data.opened_contacts.map(({ contacts, ...card }) => ({
        lines: [
          ['Когда', at(card.opened_at)],
          [kinds[card.kind], link(card)],
          ['Имя', contacts?.name],
          ['Телефон', contacts?.phone],
          ['Почта', contacts?.email],
          ['Сейчас', contacts ? null : 'карточка снята, контакты больше не показываются'],
        ],
      })),
    },
    {
      title: 'Согласия',
      empty: 'Согласий нет.',
      items: data.consents.map((one) => ({
        title: consents[one.kind],
        lines: [
          ['Дано', at(one.given_at)],
          ['Отозвано', at(one.withdrawn_at)],
          ['Редакция текста', one.version],
          ['С какого адреса', one.address],
        ],
      })),
    },
    {
      title: 'Паспорт',
      empty: 'Паспорт вы не присылали.',
      items: passportOf(data.passport),
    },
    {
      title: 'Входы',
      empty: '',
      items: data.sessions.map((one) => ({
        lines: [
          ['Вход', at(one.created_at)],
          ['Последний раз', at(one.last_seen_at)],
          ['Выход', at(one.ended_at)],
          ['Устройство', one.device_name ?? one.user_agent],
          ['Адрес', one.address],
        ],
      })),
    },
    {
      title: 'Уведомления',
      empty: 'Уведомлений не было.',
      items: data.notifications.map((one) => ({
        title: notes[one.kind],
        lines: [
          ['Когда', at(one.created_at)],
          ['Прочитано', at(one.read_at)],
          ['Карточка', one.card],
        ],
      })),
    },
    {
      title: 'Жалобы',
      empty: 'Вы ни на что не жаловались.',
      items: data.complaints.map((one) => ({
        title: reasonsByName[one.reason] ?? one.reason,
        lines: [
          ['Когда', at(one.created_at)],
          ['Карточка', one.card],
          ['Текст', one.text],
          ['Рассмотрена', at(one.closed_at)],
          ['Ответ', one.answer],
        ],
      })),
    },
    {
      title: 'Обращения в поддержку',
      empty: 'Обращений не было.',
      items: data.requests.map((one) => ({
        title: topicsByName[one.topic] ?? one.topic,
        lines: [
          ['Когда', at(one.created_at)],
          ['Имя', one.name],
          ['Куда ответить', one.contact],
          ['Текст', one.text],
        ],
      })),
    },
    { title: 'Настройки', empty: '', items: [settingsOf(data.settings)] },
    {
      title: 'Тарифы',
      empty: 'Тарифов не было.',
      items: data.tariffs.map((one) => ({
        title: one.name,
        lines: [
          ['Начало', at(one.started_at)],
          ['Конец', at(one.until)],
          ['Карточек', String(one.cards)],
          ['Контактов', String(one.contacts)],
        ],
      })),
    },
  ];
}

function profileOf(profile: OwnData['profile']): Item {
  return {
    lines: [
      ['Имя', profile.name],
      ['Кто вы на сайте', roles[profile.role]],
      ['Телефон', profile.phone],
      ['Телефон подтверждён', profile.phone && yes(profile.phone_verified)],
      ['Почта', profile.email],
      ['Почта подтверждена', profile.email && yes(profile.email_verified)],
      ['Город', profile.city?.name],
      ['Регистрация', at(profile.created_at)],
      ['Запись будет стёрта', at(profile.deletion_at)],
    ],
  };
}

function passportOf({ verified_at, checks }: OwnData['passport']): Item[] {
  const mark: Item = { title: 'Отметка', lines: [['Паспорт проверен', at(verified_at)]] };
  return [
    ...(verified_at ? [mark] : []),
    ...checks.map((one) => ({
      title: `Проверка ${at(one.sent_at)}`,
      lines: [
        ['Решение', decisionWords[one.decision ?? ''] ?? 'идёт'],
        ['Когда', at(one.decided_at)],
        ['Причина', one.reason],
      ] satisfies Item['lines'],
    })),
  ];
}

function settingsOf({ notifications, privacy }: OwnData['settings']): Item {
  const mail = new Map(notifications.map((one) => [one.kind, one.mail]));
  return {
    lines: [
      ['Письма, когда открыли контакты', yes(mail.get('contact_opened') ?? true)],
      ['Письма о карточках', yes(mail.get('card') ?? true)],
      ['Показ в поисковых системах', yes(privacy.search_engines)],
    ],
  };
}

function cardOf(card: ExportedCard, link: string, now: Date): Item {
  const { draft, content } = card;
  const same = JSON.stringify(draft) === JSON.stringify(content);
  return {
    title: `${kinds[card.kind]}: ${draft.title ?? card.category}`,
    lines: [
      ['Состояние', stateOf(card)],
      ['Адрес', card.state === 'published' && !card.deleted_at ? link : null],
      ['Категория', card.category],
      ['Начата', at(card.created_at)],
      ['Изменена', at(card.updated_at)],
      ['Опубликована', at(card.published_at)],
      ['Место', draft.place],
      ['Улица и дом', draft.address],
      ['Оплата', draft.pay?.unit ? payText({ ...draft.pay, unit: draft.pay.unit }) : null],
      ['Текст', draft.about],
      ['Текст, который видят все', same ? null : content?.about],
      ...card.answers_in_words.map(({ question, answer }): Item['lines'][number] => [
        question,
        answer,
      ]),
      ...draft.workplaces.map((one): Item['lines'][number] => [
        one.place ?? 'Место работы',
        [one.from && periodText(one.from, one.until, now), one.duties].filter(Boolean).join('\n'),
      ]),
      ['Ваши вопросы', draft.questions.join('\n')],
      ['Почему снята', card.blocked_reason],
      ...judgementsOf(card),
    ],
  };
}

/** What the staff have said of the card, and what its owner has answered. */
function judgementsOf({ reviews, appeals }: ExportedCard): Item['lines'] {
  return [
    ...reviews.map((one): Item['lines'][number] => [
      `Проверка ${at(one.sent_at)}`,
      [
        one.taken_back_at ? 'отозвана' : (decisionWords[one.decision ?? ''] ?? 'идёт'),
        one.reason,
        ...Object.values(one.notes),
      ]
        .filter(Boolean)
        .join('\n'),
    ]),
    ...appeals.map((one): Item['lines'][number] => [
      `Просьба посмотреть ещё раз ${at(one.created_at)}`,
      [one.text, decisionWords[one.decision ?? ''], one.answer].filter(Boolean).join('\n'),
    ]),
  ];
}

const decisionWords: Record<string, string> = {
  approve: 'пройдена',
  reject: 'не пройдена',
  grant: 'карточку вернули',
  deny: 'решение осталось прежним',
};

function stateOf({ deleted_at, state }: ExportedCard): string {
  if (deleted_at) return `удалена ${at(deleted_at)}`;
  return cardStateWords[state];
}
