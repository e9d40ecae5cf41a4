import { classes } from '../style/classes.ts';
import { DAYS, PARTS, weekInWords } from './week.ts';

/** A week to look at; screen readers get it in words. */
export function WeekPicture({ value }: { value: readonly string[] }) {
  return (
    <div>
      <p className="sr-only">{weekInWords(value)}</p>
      <div aria-hidden className="grid grid-cols-[auto_repeat(7,minmax(0,1fr))] gap-1 text-xs">
        <span />
        {DAYS.map((day) => (
          <span key={day.id} className="text-center font-medium text-muted">
            {day.short}
          </span>
        ))}
        {PARTS.map((part) => (
          <PictureRow key={part.id} part={part} value={value} />
        ))}
      </div>
    </div>
  );
}

type RowProps = { part: (typeof PARTS)[number]; value: readonly string[] };

function PictureRow({ part, value }: RowProps) {
  return (
    <>
      <span className="self-center pr-2 text-muted">{part.name}</span>
      {DAYS.map((day) => (
        <span
          key={day.id}
          className={classes(
            'h-7 rounded-sm',
            value.includes(`${day.id}_${part.id}`) ? 'bg-action' : 'bg-surface-soft',
          )}
        />
      ))}
    </>
  );
}
