import { NotebookPen, RotateCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { noteAtMost } from '#contract/favorites.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { SaveState } from '#web/ui/feedback/save-state.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { NoteAutosave } from './note-autosave.ts';

interface FavoriteNoteProps {
  note: NoteAutosave;
  /** Names the card for those who do not see below which one the note stands. */
  of: string;
}

/** What a person writes for themselves on a card; it is only read without scripts. */
export function FavoriteNote({ note, of }: FavoriteNoteProps) {
  const { text, saving, savedAt, reason } = useSyncExternalStore(
    note.subscribe,
    note.state,
    note.state,
  );
  const [isOpened, setIsOpened] = useState(false);
  const whose = <VisuallyHidden> к карточке «{of}»</VisuallyHidden>;
  if (text === '' && saving === 'idle' && !isOpened) {
    return (
      <Button
        kind="quiet"
        size="small"
        className="-mr-4 first:-ml-4 noscript:hidden"
        onClick={() => setIsOpened(true)}
      >
        <NotebookPen aria-hidden className="size-4.5" />
        <span>Добавить заметку{whose}</span>
      </Button>
    );
  }
  return (
    <div className="mt-2 w-full">
      <p className="hidden text-sm whitespace-pre-line noscript:block">{text}</p>
      <div className="noscript:hidden">
        <TextArea
          label={<>Заметка{whose}</>}
          hint="Её видите только вы"
          rows={2}
          maxLength={noteAtMost}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written
          autoFocus={isOpened}
          onChange={(event) => note.write(event.target.value)}
          onBlur={() => void note.flush()}
        />
        <div className="flex min-h-11 flex-wrap items-center gap-x-2">
          {saving === 'idle' ? (
            <p className="text-sm text-muted">Сохраняется сама</p>
          ) : (
            <SaveState state={saving} at={savedAt} reason={reason} />
          )}
          {saving === 'unsaved' && (
            <Button kind="quiet" size="small" onClick={() => void note.flush()}>
              <RotateCw aria-hidden className="size-4.5" />
              Сохранить
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
