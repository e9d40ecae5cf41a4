import { emptyDraft, type Draft } from '#contract/drafts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import {
  applyChange,
  changedParts,
  changeTo,
  sameDraft,
  textOf,
  type PartName,
} from '../draft/draft-parts.ts';
import { startState, type AutosaveState, type AutosaveDependencies } from './autosave-state.ts';
import { draftOfCopy } from './local-copy.ts';
import { failureOf, fieldErrors, refusedBy, type Refused } from './refusal.ts';
import { createSaveQueue } from './save-queue.ts';

const quietMs = 1000;
const longestPauseMs = 60_000;

/**
 * Keeps the draft of one card safe: a copy in this browser at once, the server after a pause in
 * typing. Saves never overlap; what is typed meanwhile goes with the next one.
 */
export function createDraftAutosave(start: OwnCard | null, dependencies: AutosaveDependencies) {
  let state = startState(start);
  /** What the server is known to have. */
  let saved: Draft = start?.draft ?? emptyDraft;
  /** What a new card begins with: known, but nobody's words yet. */
  let known: Draft = emptyDraft;
  /** What was sent since then and may have arrived, whatever became of the answers. */
  let sent: Draft[] = [];
  let refused: Refused[] = [];
  let failures = 0;
  /** The last words were sent as the page went away; until it comes back nothing follows them. */
  let hasLeft = false;
  const saveQueue = createSaveQueue();
  const listeners = new Set<() => void>();

  function update(parts: Partial<AutosaveState>) {
    state = { ...state, ...parts };
    for (const listener of listeners) listener();
  }

  const isUntouched = () => !state.card && sameDraft(state.draft, known);

  function pending() {
    if (isUntouched()) return [];
    const isRefused = (part: string) =>
      refused.some((one) => one.part === part && one.value === textOf(state.draft, part));
    return changedParts(saved, state.draft).filter((part) => !isRefused(part));
  }

  function keepCopy() {
    const { draft, card } = state;
    if (sameDraft(saved, draft) || isUntouched()) dependencies.copy.clear();
    else
      dependencies.copy.write({
        version: card?.version ?? null,
        base: saved,
        draft,
        sent,
        at: Date.now(),
      });
  }

  function scheduleSave(ms: number) {
    saveQueue.later(
      ms,
      () => void saveQueue.run(send).then((ok) => ok && pending()[0] && scheduleSave(quietMs)),
    );
  }

  /** True when going on makes sense: there is nothing wrong with the connection. */
  async function send(): Promise<boolean> {
    if (hasLeft) return false;
    const parts = state.rival ? [] : pending();
    if (parts.length === 0) {
      showOutcome();
      return true;
    }
    const { draft, card } = state;
    const change = changeTo(draft, parts);
    sent.push(applyChange(saved, change));
    keepCopy();
    // Trouble is told until it is over: a line that came and went would move what is pressed.
    if (state.saving !== 'unsaved') update({ saving: 'saving' });
    try {
      const answer = await (card ? dependencies.save(card, change) : dependencies.create(change));
      // A new card may turn out to be the one begun in another tab.
      if (card) markSaved(answer);
      else reconcile(answer);
      return true;
    } catch (error) {
      return fail(error, draft);
    }
  }

  async function fail(error: unknown, draft: Draft): Promise<boolean> {
    const { kind, reason } = failureOf(error);
    const { card } = state;
    if (kind === 'stale' && card) return reload(card);
    const parts = pending();
    refused.push(...refusedBy(error, draft).filter(({ part }) => parts.includes(part)));
    update({ saving: 'unsaved', reason, errors: fieldErrors(refused) });
    // The rest of what was sent is saved without the refused.
    if (kind === 'fields' && pending().length < parts.length) return send();
    if (kind === 'temporary') {
      failures += 1;
      scheduleSave(Math.min(quietMs * 2 ** failures, longestPauseMs));
    }
    return false;
  }

  async function beginEmpty(): Promise<boolean> {
    try {
      reconcile(await dependencies.create({}));
      return true;
    } catch (error) {
      return fail(error, state.draft);
    }
  }

  /** Asks for the card as it is now. */
  async function reload(card: OwnCard): Promise<boolean> {
    try {
      reconcile(await dependencies.load(card));
      return true;
    } catch (error) {
      return fail(error, state.draft);
    }
  }

  /** The server holds exactly what it was told, and this version of it. */
  function markSaved(card: OwnCard) {
    saved = card.draft;
    sent = [];
    failures = 0;
    update({ card, savedAt: Date.now(), rival: null });
    showOutcome();
  }

  /** Tells our own words, which came back, or the same ones, from somebody's who wrote meanwhile. */
  function reconcile(theirs: OwnCard) {
    const isOurs = [state.draft, saved, ...sent].some((own) => sameDraft(theirs.draft, own));
    if (isOurs || theirs.version === state.card?.version) markSaved(theirs);
    else if (pending().length > 0) {
      raiseConflict(state.draft, theirs, saved);
    } else {
      update({ draft: theirs.draft });
      markSaved(theirs);
    }
  }

  function raiseConflict(draft: Draft, rival: OwnCard, base: Draft) {
    update({ draft, rival, base, saving: 'unsaved', reason: 'изменено на другом устройстве' });
  }

  function showOutcome() {
    refused = refused.filter(({ part, value }) => value === textOf(state.draft, part));
    keepCopy();
    const errors = fieldErrors(refused);
    if (state.rival) return;
    if (refused.length > 0)
      update({ saving: 'unsaved', reason: 'проверьте отмеченные поля', errors });
    else if (pending().length > 0) update({ errors });
    else update({ saving: state.card ? 'saved' : 'idle', reason: undefined, errors });
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (draft: Draft) => {
      hasLeft = false;
      refused = refused.filter(({ part, value }) => value === textOf(draft, part));
      update({ draft, errors: fieldErrors(refused) });
      keepCopy();
      if (!state.rival) scheduleSave(quietMs);
    },
    /** Saves now; true when the server has everything that stands in the form. */
    flush: async (): Promise<boolean> => {
      saveQueue.forget();
      // Each round either saves something or says that it cannot.
      while (!state.rival && (saveQueue.isBusy() || pending().length > 0)) {
        if (!(await saveQueue.run(send))) break;
      }
      // What was refused may have been taken out again, and then all is well.
      if (!saveQueue.isBusy() && !hasLeft && pending().length === 0) showOutcome();
      return !state.rival && (sameDraft(saved, state.draft) || isUntouched());
    },
    /** The card, for what hangs on it and is no part of the draft; begun now when it must be. */
    begin: async (): Promise<OwnCard | null> => {
      if (saveQueue.isBusy() || pending().length > 0) await saveQueue.run(send);
      if (!state.card) await saveQueue.run(beginEmpty);
      return state.card;
    },
    /** The page is going away: what is not under way yet is sent without waiting. */
    leave: () => {
      const parts = state.rival || saveQueue.isBusy() ? [] : pending();
      if (parts.length === 0) return;
      saveQueue.forget();
      hasLeft = true;
      const change = changeTo(state.draft, parts);
      sent.push(applyChange(saved, change));
      keepCopy();
      dependencies.sendLast(state.card, change);
    },
    /** Back at this tab: perhaps the card was changed elsewhere. */
    refresh: async () => {
      hasLeft = false;
      if (saveQueue.isBusy() || state.rival || !state.card) return;
      const theirs = await dependencies.load(state.card).catch(() => null);
      if (saveQueue.isBusy() || state.rival) return;
      if (theirs && theirs.version !== state.card.version) reconcile(theirs);
      if (pending().length > 0) scheduleSave(quietMs);
    },
    /** A card that nobody has begun; it is saved with the first words that are typed. */
    suggest: (parts: Partial<Draft>) => {
      if (state.card || !sameDraft(state.draft, emptyDraft)) return;
      known = { ...emptyDraft, ...parts };
      update({ draft: known });
    },
    /** Brings back what was typed and not saved before; true when there was something. */
    restore: (): boolean => {
      const copy = dependencies.copy.read();
      if (!copy) return false;
      const { card } = state;
      const draft = draftOfCopy(copy, card && saved);
      if (sameDraft(draft, saved)) {
        dependencies.copy.clear();
        return false;
      }
      sent = copy.sent;
      const goesOn = copy.version === card?.version || sent.some((own) => sameDraft(saved, own));
      if (card && !goesOn) raiseConflict(copy.draft, card, copy.base);
      else {
        update({ draft });
        scheduleSave(0);
      }
      return true;
    },
    /** Ends the conflict: these parts as they are there, all others as they are here. */
    choose: (theirs: readonly PartName[]) => {
      const { rival, draft } = state;
      if (!rival) return;
      update({ draft: applyChange(draft, changeTo(rival.draft, theirs)) });
      refused = [];
      markSaved(rival);
      if (pending().length === 0) return;
      update({ saving: 'saving' });
      scheduleSave(0);
    },
    /** After publication the server tells a new version. */
    markSaved,
  };
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;
