import { Paperclip, SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { attachmentLimits } from '#contract/attachments.ts';
import { dialogLimits } from '#contract/messages.ts';
import { useTypedEarly } from '#web/framework/typed-early.ts';
import { FileButton, pictureTypes } from '#web/photos/file-button.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { controlStyles } from '#web/ui/fields/field-frame.tsx';
import { classes } from '#web/ui/style/classes.ts';

import type { Attaching, AttachingList } from './attaching.ts';
import { AttachingRow } from './attaching-row.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** The text of a message that is there already, with which no files go. */
  isEditing: boolean;
  files: readonly Attaching[];
  attaching: AttachingList;
  onKey: (event: KeyboardEvent) => void;
  /** Beside the field of a new message: what else can be sent. */
  beside: ReactNode;
  /** Above the field: what is being changed. */
  above?: ReactNode;
}

/** Enter sends where there is a keyboard of keys; a phone has its button. */
export function Composer(props: ComposerProps) {
  const { field, text, onText, onSend, isEditing, files, attaching, onKey, beside, above } = props;
  const showSnackbar = useSnackbar();
  const control = useTypedEarly<HTMLTextAreaElement>({
    value: text,
    onChange: (event) => onText(event.target.value),
    ref: field,
  });
  const isBusy = !isEditing && files.some(({ attachment, error }) => !attachment && !error);
  const hasFiles = !isEditing && files.some(({ attachment }) => attachment);
  const isEmpty = text.trim() === '' && !hasFiles;
  const action = isEditing ? 'Сохранить' : 'Отправить';

  function send() {
    if (isBusy) showSnackbar({ type: 'info', text: 'Файл ещё отправляется' });
    else if (!isEmpty) onSend(text.trim());
    // The keyboard of a phone stays.
    control.current?.focus();
  }

  function attach(chosen: File[]) {
    if (attaching.add(chosen)) return;
    const text = `В одном сообщении помещается ${attachmentLimits.files} файлов`;
    showSnackbar({ type: 'warning', text });
  }

  function press(event: KeyboardEvent) {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (sends && matchMedia('(pointer: fine)').matches) {
      event.preventDefault();
      send();
    } else onKey(event);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file can also be chosen by the button
    <form
      // Nobody sends it before hydration, see `beforePaint`.
      data-own="yes"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = [...event.dataTransfer.files];
        if (dropped.length > 0 && !isEditing) attach(dropped);
      }}
      className="mx-auto w-full max-w-3xl px-2 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:px-6 noscript:hidden"
    >
      {above}
      {!isEditing && (
        <AttachingRow list={files} onDrop={attaching.drop} onRetry={attaching.retry} />
      )}
      <div className="flex items-end gap-2">
        {!isEditing && (
          <FileButton
            accept={`${pictureTypes},application/pdf`}
            multiple
            onFiles={attach}
            className="size-12 shrink-0 rounded-full text-action hover:bg-surface-soft"
          >
            <Paperclip aria-hidden className="size-6" />
            <VisuallyHidden>Приложить фотографию или PDF</VisuallyHidden>
          </FileButton>
        )}
        {!isEditing && beside}
        <textarea
          ref={control}
          aria-label="Сообщение"
          placeholder="Сообщение"
          rows={1}
          maxLength={dialogLimits.text}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0 || isEditing) return;
            event.preventDefault();
            attach(pasted);
          }}
          className={classes(
            controlStyles,
            'field-sizing-content max-h-[min(12rem,30dvh)] min-w-0 grow resize-none',
          )}
        />
        <button
          type="submit"
          aria-label={action}
          title={action}
          aria-disabled={isEmpty || isBusy || undefined}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-action text-on-action transition-colors hover:bg-action-hover aria-disabled:bg-surface-soft aria-disabled:text-muted"
        >
          <SendHorizontal aria-hidden className="size-6" />
        </button>
      </div>
    </form>
  );
}
