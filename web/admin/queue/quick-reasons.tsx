import type { KeyboardEvent } from 'react';
import { KeyCap } from '../keys/key-cap.tsx';
import { toggleSentence, type QuickReason } from './verdicts.ts';

interface QuickReasonsProps {
  quick: readonly QuickReason[];
  reason: string;
  onChange: (reason: string) => void;
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-1.5 ' +
  'text-left text-sm hover:border-action hover:bg-action-soft aria-pressed:border-action ' +
  'aria-pressed:bg-action-soft aria-pressed:text-on-action-soft';

/** Ready sentences; while one of them has the focus, a digit is enough. */
export function QuickReasons({ quick, reason, onChange }: QuickReasonsProps) {
  function press(event: KeyboardEvent) {
    const sentence = /^[1-9]$/.test(event.key) ? quick[Number(event.key) - 1] : undefined;
    if (!sentence || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(toggleSentence(reason, sentence.text));
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the digits of the buttons in it
    <fieldset onKeyDown={press} className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Готовые причины</legend>
      {quick.map(({ label, text }, index) => (
        <button
          key={label}
          type="button"
          aria-pressed={reason.includes(text)}
          onClick={() => onChange(toggleSentence(reason, text))}
          className={chip}
        >
          <KeyCap>{String(index + 1)}</KeyCap>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
