import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ReasonPlace } from '#contract/reason-templates.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { KeyCap } from '../keys/key-cap.tsx';
import { useOwnReasons } from '#web/blocking/use-own-reasons.ts';
import { NoteList } from './note-list.tsx';
import { QuickReasons } from './quick-reasons.tsx';
import { SumField } from './sum-field.tsx';
import type { DecisionDraft, NotedField, QuickReason, VerdictKind } from './verdicts.ts';

interface WordsFormProps {
  verdictKind: VerdictKind;
  title: string;
  hint: string;
  label: string;
  quick: readonly QuickReason[];
  place: ReasonPlace;
  fields: NotedField[];
  sum: { label: string; hint: string } | null;
  draft: DecisionDraft;
  /** There is nothing left to decide; what was written is still there to read. */
  isOver: boolean;
  onChange: (draft: DecisionDraft) => void;
  onSend: () => void;
  onCancel: () => void;
}

const atLeast = 5;

const looks = {
  refuse: { label: 'Причина', kind: 'danger' },
  warn: { label: 'Причина', kind: 'primary' },
  answer: { label: 'Ответ', kind: 'primary' },
} as const;

/** Words for whom it concerns: ready ones by a digit, own ones, and notes at single fields. */
export function WordsForm(props: WordsFormProps) {
  const { verdictKind, title, hint, label, quick, place, fields, sum, draft, isOver } = props;
  const { onChange, onSend, onCancel } = props;
  const box = useRef<HTMLFormElement>(null);
  const own = useOwnReasons(place);
  const [isTried, setTried] = useState(false);
  const isShort = draft.reason.trim().length < atLeast;

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const isBelow = matchMedia('(width < 80rem)').matches;
    const panel = box.current?.closest('section');
    panel?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, []);

  function send() {
    if (isOver) return;
    setTried(true);
    if (isShort) box.current?.querySelector('textarea')?.focus();
    else onSend();
  }

  function press(event: KeyboardEvent) {
    // Whoever begins to write at a ready reason has words of their own.
    const { ctrlKey, altKey, metaKey } = event;
    const isOwnWord = /^\p{L}$/u.test(event.key) && !ctrlKey && !altKey && !metaKey;
    if (isOwnWord && event.target instanceof HTMLButtonElement) {
      box.current?.querySelector('textarea')?.focus();
      return;
    }
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
      {sum && <SumField sum={sum} draft={draft} onChange={onChange} />}
      <QuickReasons
        quick={[...quick, ...own]}
        reason={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
      <TextArea
        label={looks[verdictKind].label}
        hint={hint}
        rows={3}
        countTo={1000}
        value={draft.reason}
        onChange={(event) => onChange({ ...draft, reason: event.target.value })}
        error={isTried && isShort && `Напишите подробнее: не меньше ${atLeast} знаков`}
      />
      {fields.length > 0 && (
        <NoteList
          fields={fields}
          notes={draft.notes}
          onChange={(notes) => onChange({ ...draft, notes })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isOver && (
          <Button type="submit" kind={looks[verdictKind].kind} size="small" className="grow">
            {label}
            <KeyCap>Ctrl + Enter</KeyCap>
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={onCancel}>
          {isOver ? 'Закрыть' : 'Отмена'}
          <KeyCap>Esc</KeyCap>
        </Button>
      </div>
    </form>
  );
}
