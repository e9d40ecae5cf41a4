import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { dialogLimits } from '#contract/dialogs.ts';
import { useTypedEarly } from '#web/framework/typed-early.ts';
import { controlStyles } from '#web/ui/fields/field-frame.tsx';
import { classes } from '#web/ui/style/classes.ts';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** The text of a message that is there already. */
  isEditing: boolean;
  onKey: (event: KeyboardEvent) => void;
  /** Above the field: what is being changed. */
  above?: ReactNode;
}

/** Enter sends where there is a keyboard of keys; a phone has its button. */
export function Composer(props: ComposerProps) {
  const { field, text, onText, onSend, isEditing, onKey, above } = props;
  const control = useTypedEarly<HTMLTextAreaElement>({
    value: text,
    onChange: (event) => onText(event.target.value),
    ref: field,
  });
  const isEmpty = text.trim() === '';
  const action = isEditing ? 'Сохранить' : 'Отправить';

  function send() {
    if (!isEmpty) onSend(text.trim());
    // The keyboard of a phone stays.
    control.current?.focus();
  }

  function press(event: KeyboardEvent) {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (sends && matchMedia('(pointer: fine)').matches) {
      event.preventDefault();
      send();
    } else onKey(event);
  }

  return (
    <form
      // Nobody sends it before hydration, see `beforePaint`.
      data-own="yes"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mx-auto w-full max-w-3xl px-2 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:px-6 noscript:hidden"
    >
      {above}
      <div className="flex items-end gap-2">
        <textarea
          ref={control}
          aria-label="Сообщение"
          placeholder="Сообщение"
          rows={1}
          maxLength={dialogLimits.text}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          className={classes(
            controlStyles,
            'field-sizing-content max-h-[min(12rem,30dvh)] min-w-0 grow resize-none',
          )}
        />
        <button
          type="submit"
          aria-label={action}
          title={action}
          aria-disabled={isEmpty || undefined}
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
