import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Fieldset, type FieldsetProps } from '../fields/fieldset.tsx';
import { DAYS, dayMarks, PARTS, partMarks, withMarks } from './week.ts';
import { WeekCell } from './week-cell.tsx';
import { DayHead, PartHeads } from './week-head.tsx';
import { usePainting } from './week-painting.ts';

type WeekGridProps = Omit<FieldsetProps, 'children'> & {
  /** Marks such as `mon_morning`. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  name?: string | undefined;
};

const STEPS: Record<string, [days: number, parts: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A week to fill in: press or drag over cells, arrows and space; a heading takes its whole line. */
export function WeekGrid({ value, onValueChange, name, ...words }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  /** The one cell that Tab reaches. */
  const [entry, setEntry] = useState('mon_morning');
  // Several moves of a drag may come between two renders.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  function paint(marks: readonly string[], on: boolean) {
    const next = withMarks(latest.current, marks, on);
    latest.current = next;
    onValueChange(next);
  }

  function toggleAll(marks: readonly string[]) {
    paint(marks, !marks.every((mark) => value.includes(mark)));
  }

  function walk(event: KeyboardEvent, day: number, part: number) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = `${DAYS[day + step[0]]?.id}_${PARTS[part + step[1]]?.id}`;
    table.current?.querySelector<HTMLInputElement>(`[data-mark="${to}"]`)?.focus();
  }

  return (
    <Fieldset {...words}>
      <table
        ref={table}
        {...usePainting({ value, paint })}
        className="-mx-1 w-full max-w-xl touch-pan-y table-fixed border-separate border-spacing-1 select-none"
      >
        <PartHeads onToggle={(part) => toggleAll(partMarks(part))} />
        <tbody>
          {DAYS.map((day, dayAt) => (
            <tr key={day.id}>
              <DayHead day={day} onToggle={() => toggleAll(dayMarks(day.id))} />
              {PARTS.map((part, partAt) => {
                const mark = `${day.id}_${part.id}`;
                return (
                  <td key={mark} className="p-0">
                    <WeekCell
                      mark={mark}
                      name={name}
                      aria-label={`${day.name}, ${part.name.toLowerCase()}`}
                      checked={value.includes(mark)}
                      tabIndex={mark === entry ? 0 : -1}
                      onFocus={() => setEntry(mark)}
                      onChange={(event) => paint([mark], event.target.checked)}
                      onKeyDown={(event) => walk(event, dayAt, partAt)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Fieldset>
  );
}
