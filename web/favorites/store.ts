import type { Session } from '#web/lib/api/session.ts';
import type { User } from '#contract/session.ts';

/** What hearts show before the server has confirmed it; confirmed changes go to the session. */
export interface FavoritesStore {
  /** Newer than the user's own list; the same object until something changes. */
  choices: () => ReadonlyMap<string, boolean>;
  subscribe: (listener: () => void) => () => void;
  /** Shows the choice at once, sends it, and takes it back when the server refuses. */
  toggle: (slug: string, on: boolean) => Promise<void>;
}

type Send = (slug: string, on: boolean) => Promise<void>;

export function createFavoritesStore(session: Session, send: Send): FavoritesStore {
  let owner: User['id'] | undefined;
  let choices: ReadonlyMap<string, boolean> = new Map();
  const listeners = new Set<() => void>();
  const sending = new Set<string>();

  function show(next: ReadonlyMap<string, boolean>) {
    choices = next;
    for (const listener of listeners) listener();
  }

  /** Somebody else has signed in: the choices of the one before are not theirs. */
  function ofThisUser() {
    const id = session.known()?.id;
    if (id !== owner) choices = new Map();
    owner = id;
    return choices;
  }

  return {
    choices: ofThisUser,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async toggle(slug, on) {
      show(new Map(ofThisUser()).set(slug, on));
      if (sending.has(slug)) return;
      sending.add(slug);
      try {
        // Pressed again while the answer was on its way: the last choice is sent as well.
        while (choices.get(slug) !== isFavorite(session, slug)) {
          const choice = choices.get(slug) === true;
          await send(slug, choice);
          remember(session, slug, choice);
        }
      } catch (error) {
        show(new Map(choices).set(slug, isFavorite(session, slug)));
        throw error;
      } finally {
        sending.delete(slug);
      }
    },
  };
}

function isFavorite(session: Session, slug: string): boolean {
  return session.known()?.favorites.includes(slug) ?? false;
}

function remember(session: Session, slug: string, on: boolean): void {
  const user = session.known();
  if (!user) return;
  const others = user.favorites.filter((one) => one !== slug);
  session.set({ ...user, favorites: on ? [slug, ...others] : others });
}
