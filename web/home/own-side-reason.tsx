import { useEffect } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const why = {
  worker: 'Анкеты смотрят семьи, которые ищут помощника. Для вас здесь вакансии',
  employee: 'Вакансии смотрят те, кто ищет работу. Для вас здесь анкеты помощников',
};

/** After a list of the other side: why one is here. */
export default function OwnSideReason() {
  const showSnackbar = useSnackbar();
  const role = useUser()?.role.name;
  useEffect(() => {
    if (role === 'worker' || role === 'employee') showSnackbar({ type: 'info', text: why[role] });
  }, [role, showSnackbar]);
  return null;
}
