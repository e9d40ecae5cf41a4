import type { SectionName } from '#contract/queues.ts';

export const sections = {
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
  feedback: {
    to: '/admin/feedback',
    label: 'Отзывы',
    question: 'Что пишут друг о друге те, кто договорился о работе',
    forms: ['отзыв', 'отзыва', 'отзывов'],
  },
  exams: {
    to: '/admin/exams',
    label: 'Полиграф',
    question: 'Работники просят о проверке: договоритесь о дне и запишите результат',
    forms: ['просьба', 'просьбы', 'просьб'],
  },
} as const satisfies Record<SectionName, object>;
