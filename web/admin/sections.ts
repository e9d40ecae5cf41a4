import type { QueueName } from '#contract/moderation.ts';

export const queueSections = {
  reviews: {
    to: '/admin/cards',
    label: 'Карточки',
    question: 'Новые и изменённые карточки, которые ещё не видны людям',
    forms: ['карточка', 'карточки', 'карточек'],
  },
  passports: {
    to: '/admin/passports',
    label: 'Паспорта',
    question: 'Люди прислали паспорт и ждут отметки «Паспорт проверен»',
    forms: ['паспорт', 'паспорта', 'паспортов'],
  },
  complaints: {
    to: '/admin/complaints',
    label: 'Жалобы',
    question: 'На что жалуются люди: карточки и переписка, которые есть прямо сейчас',
    forms: ['жалоба', 'жалобы', 'жалоб'],
  },
  appeals: {
    to: '/admin/appeals',
    label: 'Обжалования',
    question: 'Владельцы просят вернуть снятые карточки',
    forms: ['обжалование', 'обжалования', 'обжалований'],
  },
  refunds: {
    to: '/admin/refunds',
    label: 'Возвраты',
    question: 'Люди просят вернуть деньги за то, чем не воспользовались',
    forms: ['возврат', 'возврата', 'возвратов'],
  },
} as const satisfies Record<QueueName, object>;
