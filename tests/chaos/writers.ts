import { setTimeout as sleep } from 'node:timers/promises';
import { cardCalls } from '#contract/card-calls.ts';
import { openContacts } from '#contract/card-contacts.ts';
import type { CardKind } from '#contract/categories.ts';
import { addFavorite } from '#contract/favorites.ts';
import { register } from '#contract/session.ts';
import { goodDraft } from '#tests/cards.ts';
import { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

/** The end of a slug stays when its title changes. */
const codeOf = (slug: string) => slug.slice(-6);

const password = 'Sosnovyi-bor-73-vesna';
let people = 0;

export interface Writer {
  address: string;
  kind: CardKind;
  client: Client;
}

/** Null when it was not answered: whether there is such a person now is unknown. */
export async function registerWriter(
  origins: readonly string[],
  ledger: Ledger,
): Promise<Writer | null> {
  people += 1;
  const address = `writer${process.pid}.${people}@example.com`;
  const kind = people % 2 ? 'resume' : 'vacancy';
  const from = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  const client = new Client(origins, ledger.statuses, from);
  const answer = await client.call(register, {
    body: {
      role: kind === 'resume' ? 'worker' : 'employee',
      login: address,
      password,
      name: 'Анна Проверкина',
      consents: ['agreement', 'personal_data'],
      device_name: 'chaos',
    },
  });
  if (answer.status !== 201) return null;
  client.token = answer.data.token;
  ledger.people.add(address);
  ledger.note(answer);
  return { address, kind, client };
}

/** Begins a card, rewrites it and publishes it; answers its slug when that was acknowledged. */
export async function writeCard({ kind, client }: Writer, ledger: Ledger): Promise<string | null> {
  const calls = cardCalls[kind];
  const created = await client.insist(calls.create, {
    body: { category: 'nyanya', draft: goodDraft(kind) },
  });
  if (created.status !== 201) return null;
  const { slug } = created.data;
  const card = { kind, texts: [String(created.data.draft.about)] };
  ledger.cards.set(codeOf(slug), card);
  ledger.note(created);
  let { version } = created.data;
  for (const about of [`${card.texts[0]} Второе.`, `${card.texts[0]} Третье.`]) {
    card.texts.push(about);
    const saved = await client.insist(calls.update, {
      params: { slug },
      body: { version, draft: { about } },
    });
    if (saved.status !== 200) return null;
    card.texts = [about];
    version = saved.data.version;
    ledger.note(saved);
  }
  const consent = kind === 'resume' && { distribution_consent: true };
  const body = { version, ...consent };
  const shown = await client.insist(calls.publish, { params: { slug }, body });
  if (shown.status !== 200) return null;
  ledger.published.add(codeOf(slug));
  ledger.note(shown);
  return slug;
}

async function markFavorite({ address, client }: Writer, slug: string, ledger: Ledger) {
  const answer = await client.insist(addFavorite, { body: { favorite: slug } });
  if (answer.status === 0 || answer.status >= 300) return;
  ledger.favorites.add(`${address} ${codeOf(slug)}`);
  ledger.note(answer);
}

export async function openOne(opener: Writer, slug: string, ledger: Ledger): Promise<void> {
  const answer = await opener.client.insist(openContacts.resume, { params: { slug } });
  if (answer.status !== 200) return;
  ledger.opened.add(`${opener.address} ${codeOf(slug)}`);
  ledger.note(answer);
}

export interface Prepared {
  /** Employers who may open contacts. */
  openers: Writer[];
  /** Published resumes whose owners can be reached. */
  slugs: string[];
}

export interface WriteOptions extends Prepared {
  origins: readonly string[];
  ledger: Ledger;
  writers: number;
}

/** Writes until it is told to stop, then finishes what has begun. */
export function startWriting({ origins, ledger, writers, openers, slugs }: WriteOptions) {
  const stopping = new AbortController();
  let next = 0;

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      const writer = await registerWriter(origins, ledger);
      if (!writer) {
        await sleep(50);
        continue;
      }
      await writeCard(writer, ledger);
      const slug = slugs[next % slugs.length];
      const opener = openers[Math.floor(next / slugs.length) % openers.length];
      next += 1;
      if (slug) await markFavorite(writer, slug, ledger);
      if (slug && opener) await openOne(opener, slug, ledger);
    }
  }

  const running = Array.from({ length: writers }, write);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
