import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import type { ModalSearch } from './modal-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a modal, so going back closes it. */
    modalOpened?: boolean;
  }
}

export interface ModalControl {
  /** As the address names it, known or not. */
  name: string | null;
  /** With more of the search state, such as `next`; another open modal gives way. */
  open: (name: string, search?: Omit<ModalSearch, 'modal'>) => void;
  close: () => void;
}

/** One modal at a time, named by `?modal=`: a link can open it, and the back button closes it. */
export function useModal(): ModalControl {
  const router = useRouter();
  const name = useSearch({ from: '__root__', select: ({ modal }) => modal ?? null });
  const isOwnEntry = useRouterState({ select: ({ location }) => !!location.state.modalOpened });

  function change(search: ModalSearch, { replace = true, modalOpened = false } = {}) {
    return router.navigate({
      to: '.',
      search: (before) => ({ ...before, modal: undefined, next: undefined, ...search }),
      hash: true,
      state: (before) => ({ ...before, modalOpened }),
      replace,
      resetScroll: false,
    });
  }

  return {
    name,
    open: (modal, search) =>
      void change(
        { ...search, modal },
        name ? { modalOpened: isOwnEntry } : { replace: false, modalOpened: true },
      ),
    close() {
      if (isOwnEntry) router.history.back();
      else if (name) void change({});
    },
  };
}

/** What the host hands to every modal, which is there only while it is open. */
export interface ModalProps {
  /** As it was asked for: one modal may serve two names. */
  name: string;
  /** It came by itself, because the session has died. */
  expired?: boolean | undefined;
  onClose: () => void;
}
