import type { PassportDecision } from '#contract/queued-passports.ts';
import type { QueuedPassport } from '#contract/queued-passports.ts';
import type { Verdicts } from '../queue/verdicts.ts';

export const passportVerdicts: Verdicts<QueuedPassport, PassportDecision> = {
  accept: { label: 'Подтвердить', decision: { decision: 'approve' } },
  refuse: {
    label: 'Отклонить',
    title: 'Почему не подтверждаем',
    hint: 'Человек прочитает это в кабинете и сможет прислать снимки ещё раз',
    place: 'passport_refuse',
    quick: [
      {
        label: 'Не читается',
        text: 'Страница не читается. Снимите её целиком, при свете и без бликов.',
      },
      {
        label: 'Имя другое',
        text: 'Имя в профиле не такое, как в паспорте. Исправьте имя и пришлите снимки снова.',
      },
      {
        label: 'Лицо не видно',
        text: 'На втором снимке не видно лица или паспорта. Снимите себя с открытой страницей в руках.',
      },
      {
        label: 'Не те снимки',
        text: 'Это не паспорт или не та страница. Нужна страница с фотографией и вы с ней в руках.',
      },
      {
        label: 'Разные люди',
        text: 'На снимках разные люди. Пришлите свой паспорт и снимок с ним в руках.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'reject', reason }),
  },
};
