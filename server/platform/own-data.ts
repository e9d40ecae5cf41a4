import type { Deps } from './deps.ts';
import type { SignedIn } from './http/viewer.ts';

/** One thing of a list: its name and what is known of it. */
export interface Item {
  title?: string;
  lines: readonly (readonly [label: string, text: string | null | undefined])[];
}

export interface Section {
  title: string;
  /** Said when there is nothing. */
  empty: string;
  items: Item[];
}

/** What one room knows of a person, for the archive that they may take with them. */
export interface OwnData {
  /** Of the file in the folder for programs. */
  name: string;
  data: unknown;
  /** The same in words. */
  section: Section;
}

/** Declared by each room beside its tables, and gathered in `server/export/`. */
export type ExportOwnData = (deps: Deps, viewer: SignedIn) => Promise<OwnData>;

/** A person who is erased now. */
export interface Leaver {
  id: number;
  phone: string | null;
  email: string | null;
  /** Those that were confirmed: what anybody may have typed in is no proof that it was theirs. */
  contacts: string[];
}

const time = new Intl.DateTimeFormat('ru', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** A moment in Moscow, as the archive writes it. */
export const inMoscow = (when: Date | string | null) => when && time.format(new Date(when));
export const yesOrNo = (is: boolean) => (is ? 'да' : 'нет');
