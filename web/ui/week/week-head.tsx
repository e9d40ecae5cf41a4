import { PARTS, type DAYS } from './week.ts';

const head =
  'min-h-11 w-full rounded-control text-[min(var(--text-sm),5vw)] font-medium text-muted transition-colors hover:bg-surface-soft hover:text-ink';

/** Columns: a press takes the same part of every day. */
export function PartHeads({ onToggle }: { onToggle: (part: string) => void }) {
  return (
    <thead>
      <tr>
        <td className="w-11 p-0">
          <span className="sr-only">День недели</span>
        </td>
        {PARTS.map((part) => (
          <th key={part.id} scope="col" className="p-0">
            <button type="button" className={head} onClick={() => onToggle(part.id)}>
              {part.name}
              <span className="sr-only"> всю неделю</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type DayHeadProps = { day: (typeof DAYS)[number]; onToggle: () => void };

/** Rows: a press takes the whole day. */
export function DayHead({ day, onToggle }: DayHeadProps) {
  return (
    <th scope="row" aria-label={day.name} className="p-0">
      <button type="button" className={head} onClick={onToggle}>
        <span aria-hidden>{day.short}</span>
        <span className="sr-only">{day.name} целиком</span>
      </button>
    </th>
  );
}
