import { useEffect } from 'react';
import { ownFormHash, ownSideHash } from '#web/lib/context/guards.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const why = {
  [ownSideHash]: {
    worker: 'Анкеты смотрят семьи, которые ищут помощника. Для вас здесь вакансии',
    employee: 'Вакансии смотрят те, кто ищет работу. Для вас здесь анкеты помощников',
  },
  [ownFormHash]: {
    worker: 'Вакансии создают семьи. Вы ищете работу: для этого есть анкета',
    employee: 'Анкеты создают те, кто ищет работу. Вы ищете помощника: для этого есть вакансия',
  },
};

/** After a page of the other side: why one is here. */
export default function OwnSideReason({ from }: { from: keyof typeof why }) {
  const showSnackbar = useSnackbar();
  const role = useUser()?.role.name;
  useEffect(() => {
    if (role !== 'worker' && role !== 'employee') return;
    showSnackbar({ type: 'info', text: why[from][role] });
  }, [from, role, showSnackbar]);
  return null;
}
