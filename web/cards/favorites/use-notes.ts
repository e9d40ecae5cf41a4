import { useEffect, useState } from 'react';
import { keepFavoriteNote, type Favorite } from '#contract/favorites.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { createNoteAutosave, type NoteAutosave } from './note-autosave.ts';

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'нет связи';
  return error.problem.errors?.['note']?.[0] ?? error.problem.detail;
}

/** The notes of the page, kept by it: a card that was removed and brought back has its own again. */
export function useNotes(cards: Favorite[]): (card: Favorite) => NoteAutosave {
  const api = useApi();
  const [notes] = useState(() => new Map<string, NoteAutosave>());

  function noteOf({ slug, note }: Favorite): NoteAutosave {
    const send = (text: string) =>
      api.call(keepFavoriteNote, { body: { favorite: slug, note: text } });
    const found = notes.get(slug) ?? createNoteAutosave(note, send, reasonOf);
    notes.set(slug, found);
    return found;
  }

  useEffect(() => {
    for (const { slug, note } of cards) notes.get(slug)?.adopt(note);
  }, [cards, notes]);

  useEffect(() => {
    const all = () => [...notes.values()];
    const flush = () => all().forEach((note) => void note.flush());
    const warn = (event: BeforeUnloadEvent) => {
      if (!all().every((note) => note.isSafe())) event.preventDefault();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [notes]);

  return noteOf;
}
