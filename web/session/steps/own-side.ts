import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** In the address of the home page after a list of the other side: why one is here. */
export const ownSideHash = 'own-side';

const why = {
  worker: 'Анкеты смотрят семьи, которые ищут помощника. Для вас здесь вакансии',
  employee: 'Вакансии смотрят те, кто ищет работу. Для вас здесь анкеты помощников',
};

/** Says it when one arrives. */
export function useOwnSideReason(): void {
  const showSnackbar = useSnackbar();
  const role = useUser()?.role.name;
  const isSentHere = useLocation({ select: ({ hash }) => hash === ownSideHash });
  useEffect(() => {
    if (!isSentHere || (role !== 'worker' && role !== 'employee')) return;
    showSnackbar({ type: 'info', text: why[role] });
  }, [isSentHere, role, showSnackbar]);
}
