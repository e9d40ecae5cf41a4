import type { CardKind } from '#contract/categories.ts';
import type { Statuses } from './client.ts';

/** All that the servers have acknowledged; each of it must be in the database in the end. */
export class Ledger {
  readonly statuses: Statuses = new Map();
  /** Addresses of people whose registration was answered. */
  readonly people = new Set<string>();
  /** Cards by slug, with the texts that were saved last or may have been saved since. */
  readonly cards = new Map<string, { kind: CardKind; texts: string[] }>();
  readonly published = new Set<string>();
  /** `<address> <slug>`. */
  readonly favorites = new Set<string>();
  readonly opened = new Set<string>();
  /** When the last of the acknowledged writes was asked for. */
  newest = 0;

  get size(): number {
    const { people, cards, published, favorites, opened } = this;
    return people.size + cards.size + published.size + favorites.size + opened.size;
  }

  note({ askedAt }: { askedAt: number }): void {
    this.newest = Math.max(this.newest, askedAt);
  }
}

/** Answers that nobody may get, also while everything is being killed. */
export const brokenAnswers = ({ statuses }: Ledger) =>
  [...statuses]
    .filter(([status]) => status >= 500 && status !== 503)
    .map(([status, count]) => `${count} × ${status} instead of 503`);
