import { undoSeconds } from '#contract/queues.ts';
import { useSecondsUntil } from '#web/session/codes/countdown.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import type { Undoable } from './undoable.ts';

interface UndoBarProps {
  list: readonly Undoable[];
  onUndo: (one: Undoable) => void;
}

/** More would hide what is to be judged. */
const most = 3;

/** What was decided a moment ago and can be taken back, the newest on top. */
export function UndoBar({ list, onUndo }: UndoBarProps) {
  if (list.length === 0) return null;
  return (
    // Where the buttons of the decision are fixed, they stay where they are.
    <ul aria-label="Можно отменить" className="flex flex-col gap-2 max-xl:order-first">
      {list.slice(0, most).map((one, index) => (
        <Line
          key={`${one.queue} ${one.id}`}
          one={one}
          isNewest={index === 0}
          onUndo={() => onUndo(one)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  one: Undoable;
  isNewest: boolean;
  onUndo: () => void;
}

function Line({ one, isNewest, onUndo }: LineProps) {
  const seconds = useSecondsUntil(one.until);
  return (
    <li className="relative flex animate-rise max-sm:not-first:hidden items-center gap-2 overflow-hidden rounded-control border border-line bg-surface-soft py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 grow">
        <span className="font-semibold">{one.words}</span>
        <span aria-hidden className="numbers text-muted">
          {' · '}
          {seconds}&nbsp;с
        </span>
        <span className="block truncate text-muted">{one.title}</span>
      </p>
      <button
        type="button"
        onClick={onUndo}
        aria-label={`Отменить: ${one.words}, ${one.title}`}
        className="min-target inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control px-2.5 font-semibold text-action hover:bg-action-soft"
      >
        Отменить
        {isNewest && <KeyCap>U</KeyCap>}
      </button>
      <span
        aria-hidden
        style={{ width: `${(seconds / undoSeconds) * 100}%` }}
        className="absolute bottom-0 left-0 h-1 bg-accent transition-[width] duration-1000 ease-linear"
      />
    </li>
  );
}
