import { useUser } from '#web/lib/context/router-context.ts';
import { useOverview } from '../overview/overview.ts';
import { sections } from '../sections.ts';

type SectionPath = (typeof sections)[keyof typeof sections]['to'];

export interface Section {
  to:
    | '/admin'
    | SectionPath
    | '/admin/people'
    | '/admin/audit'
    | '/admin/payments'
    | '/admin/ledger'
    | '/admin/tariffs'
    | '/admin/blog'
    | '/admin/categories'
    | '/admin/places'
    | '/admin/statistics'
    | '/admin/texts'
    | '/admin/settings'
    | '/admin/broadcast'
    | '/admin/requests'
    | '/admin/words';
  label: string;
  waiting: number;
}

/** The rooms that this member of the staff may enter: where work waits, and how much, and what is managed. */
export function useSections(): { work: Section[]; managed: Section[] } {
  const isAdmin = useUser()?.role.name === 'admin';
  const queues = useOverview().map(({ queue, waiting }): Section => {
    const { to, label } = sections[queue];
    return { to, label, waiting };
  });
  return {
    work: [
      { to: '/admin', label: 'Обзор', waiting: 0 },
      ...queues,
      { to: '/admin/people', label: 'Люди', waiting: 0 },
    ],
    managed: isAdmin
      ? [
          { to: '/admin/payments', label: 'Платежи', waiting: 0 },
          { to: '/admin/ledger', label: 'Учёт', waiting: 0 },
          { to: '/admin/tariffs', label: 'Тарифы', waiting: 0 },
          { to: '/admin/statistics', label: 'Цифры', waiting: 0 },
          { to: '/admin/blog', label: 'Блог', waiting: 0 },
          { to: '/admin/categories', label: 'Категории', waiting: 0 },
          { to: '/admin/places', label: 'Места', waiting: 0 },
          { to: '/admin/texts', label: 'Тексты', waiting: 0 },
          { to: '/admin/requests', label: 'Обращения', waiting: 0 },
          { to: '/admin/words', label: 'Слова', waiting: 0 },
          { to: '/admin/broadcast', label: 'Рассылки', waiting: 0 },
          { to: '/admin/settings', label: 'Настройки', waiting: 0 },
          { to: '/admin/audit', label: 'Журнал', waiting: 0 },
        ]
      : [],
  };
}
