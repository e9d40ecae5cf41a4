import { createSaveQueue } from '../edit/autosave/save-queue.ts';

const quietMs = 800;

interface NoteState {
  text: string;
  saving: 'idle' | 'saving' | 'saved' | 'unsaved';
  savedAt: number | undefined;
  /** Why it is not saved. */
  reason: string | undefined;
}

type Send = (note: string) => Promise<void>;
export type NoteAutosave = ReturnType<typeof createNoteAutosave>;

/** Keeps one note: sent after a pause in typing, one save after the other, the last text wins. */
export function createNoteAutosave(
  start: string,
  send: Send,
  reasonOf: (error: unknown) => string,
) {
  let saved = start;
  let state: NoteState = { text: start, saving: 'idle', savedAt: undefined, reason: undefined };
  const queue = createSaveQueue();
  const listeners = new Set<() => void>();

  function tell(parts: Partial<NoteState>) {
    state = { ...state, ...parts };
    for (const listener of listeners) listener();
  }

  const isSafe = () => state.text.trim() === saved;

  async function save(): Promise<boolean> {
    try {
      while (!isSafe()) {
        const note = state.text.trim();
        tell({ saving: 'saving' });
        await send(note);
        saved = note;
      }
      if (state.saving !== 'idle')
        tell({ saving: 'saved', savedAt: Date.now(), reason: undefined });
      return true;
    } catch (error) {
      tell({ saving: 'unsaved', reason: reasonOf(error) });
      return false;
    }
  }

  function flush(): Promise<boolean> {
    queue.forget();
    return queue.run(save);
  }

  return {
    state: () => state,
    isSafe,
    flush,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(text: string) {
      tell({ text, ...(state.saving === 'unsaved' ? {} : { saving: 'saving' }) });
      queue.later(quietMs, () => void flush());
    },
    /** What the server has now, unless something newer is being written here. */
    adopt(note: string) {
      if (note === saved || !isSafe() || queue.isBusy()) return;
      saved = note;
      tell({ text: note, saving: 'idle' });
    },
  };
}
