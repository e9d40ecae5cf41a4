import type { OwnCard } from '#contract/own-cards.ts';
import { emptyDraft, type Draft, type DraftChange } from '#contract/drafts.ts';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { applyChange } from '#web/cards/edit/draft/draft-parts.ts';
import { createDraftAutosave } from '#web/cards/edit/autosave/draft-autosave.ts';
import type { UnsavedCopy } from '#web/cards/edit/autosave/local-copy.ts';

export const refusal = (status: number, code: Problem['code'], errors?: Problem['errors']) =>
  new ApiError({ type: '', title: '', status, detail: 'Нельзя', code, ...(errors && { errors }) });

/** A server with one card, which can be cut off, be slow, or be written to by somebody else. */
export function world(begun: Partial<Draft> | null = {}) {
  let stored: OwnCard | null = begun && cardOf({ ...emptyDraft, ...begun }, 1);
  const calls: DraftChange[] = [];
  const gate = { answer: Promise.resolve(), before: () => {}, after: () => {} };
  let copy: UnsavedCopy | null = null;
  const write = (change: DraftChange, version: number) => {
    stored = cardOf(applyChange(stored?.draft ?? emptyDraft, change), version);
    return stored;
  };
  const dependencies = {
    async create(change: DraftChange) {
      calls.push(change);
      await gate.answer;
      gate.before();
      const card = stored ?? write(change, 1);
      gate.after();
      return card;
    },
    async save(seen: OwnCard, change: DraftChange) {
      calls.push(change);
      await gate.answer;
      gate.before();
      if (seen.version !== stored?.version) throw refusal(409, 'stale_version');
      const card = write(change, seen.version + 1);
      gate.after();
      return card;
    },
    load: async () => stored!,
    sendLast: (_: OwnCard | null, change: DraftChange) => void calls.push(change),
    copy: {
      read: () => copy,
      write: (next: UnsavedCopy) => void (copy = next),
      clear: () => void (copy = null),
    },
  };
  const open = () => createDraftAutosave(stored, dependencies);
  return { open, calls, gate, stored: () => stored!, copy: () => copy, elsewhere: write };
}

function cardOf(draft: Draft, version: number): OwnCard {
  return {
    slug: 'nyanya-a2b3c4',
    kind: 'resume',
    state: 'draft',
    category: { slug: 'nyanya', name: 'Няня' },
    title: 'Няня',
    draft,
    version,
    has_changes: true,
    names_owner: true,
    published_at: null,
    updated_at: new Date(0).toISOString(),
    review: null,
    responses: { open: 0, unread: 0, most: null, is_full: false },
    interest: { views: 0, openings: 0 },
    silence: null,
    busy_until: null,
    days_left: null,
    closed_at: null,
    closing: null,
    block: null,
  };
}

export const typed = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
