import { useLocation, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { noModal, type ModalSearch } from './modal-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a modal, so going back closes it. */
    modalOpened?: boolean;
    /** Phone or e-mail that was typed in the modal before. */
    login?: string | undefined;
    /** What signing in will bring. */
    why?: string | undefined;
  }
}

interface Opening {
  /** Where to go after signing in. */
  next?: string | undefined;
  /** Phone or e-mail to fill in; not in the address, which others may see. */
  login?: string | undefined;
  /** What it will bring, said in it. */
  why?: string | undefined;
}

interface ModalControl {
  /** As the address names it, known or not. */
  name: string | null;
  /** Another open modal gives way. */
  open: (name: string, opening?: Opening) => void;
  close: () => void;
}

/** One modal at a time, named by `?modal=`: a link can open it, and the back button closes it. */
export function useModal(): ModalControl {
  const router = useRouter();
  const name = useSearch({ from: '__root__', select: ({ modal }) => modal ?? null });
  const isOwnEntry = useRouterState({ select: ({ location }) => !!location.state.modalOpened });

  interface Change {
    replace?: boolean;
    modalOpened?: boolean;
    login?: string | undefined;
    why?: string | undefined;
  }
  function change(search: ModalSearch, { replace = true, modalOpened = false, ...handed }: Change) {
    return router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...noModal, ...search }),
      hash: true,
      state: (before) => ({
        ...before,
        modalOpened,
        login: undefined,
        why: undefined,
        recovery: undefined,
        ...handed,
      }),
      replace,
      resetScroll: false,
    });
  }

  return {
    name,
    open(modal, { next, ...handed } = {}) {
      const how = name ? { modalOpened: isOwnEntry } : { replace: false, modalOpened: true };
      void change({ modal, next }, { ...how, ...handed });
    },
    close() {
      if (isOwnEntry) router.history.back();
      else if (name) void change({}, {});
    },
  };
}

/** What one modal has handed to the next, or nothing. */
export function useHandedLogin(): string {
  return useLocation({ select: ({ state }) => state.login ?? '' });
}

/** Why somebody is asked to sign in, or nothing. */
export function useHandedWhy(): string | undefined {
  return useLocation({ select: ({ state }) => state.why });
}

/** What the host hands to every modal, which is there only while it is open. */
export interface ModalProps {
  /** As it was asked for: one modal may serve two names. */
  name: string;
  /** It came by itself, because the session has died. */
  expired?: boolean | undefined;
  onClose: () => void;
}
