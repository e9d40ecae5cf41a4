import { classes } from '../style/classes.ts';
import { DAYS, PARTS, weekInWords } from './week.ts';

/** A week to look at, the same way round as it is filled in; screen readers get it in words. */
export function WeekPicture({ value }: { value: readonly string[] }) {
  return (
    <div>
      <p className="sr-only">{weekInWords(value)}</p>
      <div
        aria-hidden
        className="grid max-w-md grid-cols-[auto_repeat(4,minmax(0,1fr))] gap-1 text-xs"
      >
        <span />
        {PARTS.map((part) => (
          <span key={part.id} className="text-center font-medium text-muted">
            {part.name}
          </span>
        ))}
        {DAYS.map((day) => (
          <PictureRow key={day.id} day={day} value={value} />
        ))}
      </div>
    </div>
  );
}

type RowProps = { day: (typeof DAYS)[number]; value: readonly string[] };

function PictureRow({ day, value }: RowProps) {
  return (
    <>
      <span className="self-center pr-2 text-muted">{day.short}</span>
      {PARTS.map((part) => (
        <span
          key={part.id}
          className={classes(
            'h-5.5 rounded-sm',
            value.includes(`${day.id}_${part.id}`) ? 'bg-action' : 'bg-surface-soft',
          )}
        />
      ))}
    </>
  );
}
