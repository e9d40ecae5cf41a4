import { useUser } from '#web/lib/context/router-context.ts';
import { useOverview } from '../overview/overview.ts';
import { sections } from '../sections.ts';

type SectionPath = (typeof sections)[keyof typeof sections]['to'];

interface Section {
  to: '/admin' | SectionPath | '/admin/people' | '/admin/audit';
  label: string;
  waiting: number;
}

/** The rooms that this member of the staff may enter, with what waits in each. */
export function useSections(): Section[] {
  const isAdmin = useUser()?.role.name === 'admin';
  const queues = useOverview().map(({ queue, waiting }): Section => {
    const { to, label } = sections[queue];
    return { to, label, waiting };
  });
  return [
    { to: '/admin', label: 'Обзор', waiting: 0 },
    ...queues,
    { to: '/admin/people', label: 'Люди', waiting: 0 },
    ...(isAdmin ? [{ to: '/admin/audit', label: 'Журнал', waiting: 0 } as const] : []),
  ];
}
