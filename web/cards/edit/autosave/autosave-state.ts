import { emptyDraft, type Draft, type DraftChange } from '#contract/drafts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { FieldErrors } from '../draft/check.ts';
import type { CopyPlace } from './local-copy.ts';

export interface AutosaveState {
  /** What stands in the form. */
  draft: Draft;
  /** The card as the server last told it; null before the first save of a new one. */
  card: OwnCard | null;
  saving: 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Of the last save, in milliseconds of the clock. */
  savedAt: number | undefined;
  /** Why it is not saved. */
  reason: string | undefined;
  /** What the server said about single fields. */
  errors: FieldErrors;
  /** The same card as it was changed elsewhere; nothing is saved until the person chooses. */
  rival: OwnCard | null;
  /** What both versions were made from. */
  base: Draft;
}

/** What autosave calls. */
export interface AutosaveDependencies {
  create(draft: DraftChange): Promise<OwnCard>;
  save(card: OwnCard, draft: DraftChange): Promise<OwnCard>;
  load(card: OwnCard): Promise<OwnCard>;
  /** Sends and does not wait: the page is going away. */
  sendLast(card: OwnCard | null, draft: DraftChange): void;
  copy: CopyPlace;
}

export function startState(card: OwnCard | null): AutosaveState {
  return {
    card,
    draft: card?.draft ?? emptyDraft,
    saving: card ? 'saved' : 'idle',
    savedAt: card ? Date.parse(card.updated_at) : undefined,
    reason: undefined,
    errors: {},
    rival: null,
    base: card?.draft ?? emptyDraft,
  };
}
