import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { KeyCap } from './key-cap.tsx';
import { NoteList } from './note-list.tsx';
import { QuickReasons } from './quick-reasons.tsx';
import type { NotedField, QuickReason, Refusal } from './verdicts.ts';

interface RefusalFormProps {
  title: string;
  hint: string;
  label: string;
  quick: readonly QuickReason[];
  fields: NotedField[];
  refusal: Refusal;
  onChange: (refusal: Refusal) => void;
  onSend: () => void;
  onCancel: () => void;
}

const atLeast = 5;

/** Why not, in words for the owner: ready ones by a digit, own ones, and notes at single fields. */
export function RefusalForm(props: RefusalFormProps) {
  const { title, hint, label, quick, fields, refusal, onChange, onSend, onCancel } = props;
  const box = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const isShort = refusal.reason.trim().length < atLeast;

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const isBelow = matchMedia('(width < 80rem)').matches;
    const panel = box.current?.closest('section');
    panel?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, []);

  function send() {
    setTried(true);
    if (isShort) box.current?.querySelector('textarea')?.focus();
    else onSend();
  }

  function press(event: KeyboardEvent) {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !isSending) return;
    event.preventDefault();
    if (isSending) send();
    else onCancel();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- two keys, each of which has its button
    <form
      ref={box}
      noValidate
      data-own="yes"
      aria-label={title}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex scroll-mb-4 flex-col gap-4"
    >
      <h3 className="text-lg">{title}</h3>
      <QuickReasons
        quick={quick}
        reason={refusal.reason}
        onChange={(reason) => onChange({ ...refusal, reason })}
      />
      <TextArea
        label="Причина"
        hint={hint}
        rows={3}
        countTo={1000}
        value={refusal.reason}
        onChange={(event) => onChange({ ...refusal, reason: event.target.value })}
        error={isTried && isShort && `Напишите подробнее: не меньше ${atLeast} знаков`}
      />
      {fields.length > 0 && (
        <NoteList
          fields={fields}
          notes={refusal.notes}
          onChange={(notes) => onChange({ ...refusal, notes })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="danger" size="small" className="grow">
          {label}
          <KeyCap>Ctrl + Enter</KeyCap>
        </Button>
        <Button kind="secondary" size="small" onClick={onCancel}>
          Отмена
          <KeyCap>Esc</KeyCap>
        </Button>
      </div>
    </form>
  );
}
