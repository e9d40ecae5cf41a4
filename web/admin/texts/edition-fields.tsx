import { isAgreed } from '#contract/editions.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { ComponentProps } from 'react';

interface EditionFieldsProps {
  page: string;
  changes: Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>;
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
}

/** Saving a document makes an edition of it; seldom one needs the word of everybody anew. */
export function EditionFields({ page, changes, isAsking, onAsking }: EditionFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Новая редакция</legend>
      <TextField
        label="Что изменилось"
        hint="Одним предложением, для людей. Увидят в списке редакций"
        optional
        maxLength={300}
        {...changes}
      />
      {isAgreed(page) && (
        <Checkbox
          label="Нужно новое согласие"
          hint="Только если изменились права людей или то, что мы делаем с их данными"
          checked={isAsking}
          onChange={({ target }) => onAsking(target.checked)}
        />
      )}
      {isAsking && (
        <Note tone="warning">
          При следующем заходе каждый, кто соглашался с прежней редакцией, увидит строку со ссылкой
          и кнопкой «Согласен». Пользоваться сайтом она не мешает.
        </Note>
      )}
    </fieldset>
  );
}
