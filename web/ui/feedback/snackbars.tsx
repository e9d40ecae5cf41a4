import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createSnackbarStore, type Snackbar, type SnackbarStore } from './snackbar-store.ts';
import { SnackbarLine } from './snackbar.tsx';

const SnackbarContext = createContext<SnackbarStore | null>(null);

/** `const showSnackbar = useSnackbar(); showSnackbar({ type: 'success', text: 'Сохранено' })` */
export function useSnackbar(): (snackbar: Snackbar) => void {
  const store = use(SnackbarContext);
  if (!store) throw new Error('useSnackbar is used outside SnackbarProvider');
  return store.show;
}

function Snackbars({ store }: { store: SnackbarStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <section
      aria-label="Сообщения"
      aria-live="polite"
      aria-relevant="additions"
      // Dialogs hide the rest of the page from screen readers, but not what carries this mark.
      data-react-aria-top-layer="true"
      className="snackbars pointer-events-none fixed inset-x-4 bottom-[calc(max(1rem,var(--banner,0px))+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-[10000] flex flex-col items-center gap-2"
    >
      {shown.map((snackbar) => (
        <SnackbarLine key={snackbar.id} snackbar={snackbar} onClose={store.close} />
      ))}
    </section>
  );
}

/** Around the app. Bars at the bottom of a page and the cookie banner lift the snackbars. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSnackbarStore);
  return (
    <SnackbarContext value={store}>
      {children}
      <Snackbars store={store} />
    </SnackbarContext>
  );
}
