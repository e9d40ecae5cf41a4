type SnackbarType = 'success' | 'info' | 'warning' | 'error';

export type Snackbar = {
  type: SnackbarType;
  text: string;
  /** A newer one about the same takes its place: what the older one says, or offers, is past. */
  about?: string | undefined;
  /** Milliseconds on screen. */
  timeout?: number | undefined;
  /** For example «Вернуть». */
  action?: { label: string; onPress: () => void } | undefined;
};

export type ShownSnackbar = Snackbar & { id: number; timeout: number };

export const SNACKBAR_TIMEOUT = 4000;
/** More would cover a phone's screen; the oldest leaves. */
const MOST = 3;

/** One for each app, made in its provider: a module variable would be shared by requests on the server. */
export function createSnackbarStore() {
  let shown: readonly ShownSnackbar[] = [];
  let next = 1;
  const listeners = new Set<() => void>();

  function set(list: readonly ShownSnackbar[]) {
    shown = list;
    for (const listener of listeners) listener();
  }

  return {
    list: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (snackbar: Snackbar) => {
      const fresh = { ...snackbar, id: next, timeout: snackbar.timeout ?? SNACKBAR_TIMEOUT };
      next += 1;
      // The same words twice would only flicker.
      const others = shown.filter(
        ({ text, about }) => text !== fresh.text && (about === undefined || about !== fresh.about),
      );
      set([...others, fresh].slice(-MOST));
    },
    close: (id: number) => {
      set(shown.filter((one) => one.id !== id));
    },
  };
}

export type SnackbarStore = ReturnType<typeof createSnackbarStore>;
