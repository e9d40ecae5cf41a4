import type { QueuedComplaint } from '#contract/queued-complaints.ts';
import { formatDay } from '#contract/russian.ts';
import { Note } from '#web/ui/feedback/note.tsx';

type WarningsProps = Pick<NonNullable<QueuedComplaint['person']>, 'warnings'>;

/** For what this person was warned before. */
export function Warnings({ warnings }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Note tone="warning" className="mt-4">
      <h3 className="font-semibold">Уже предупреждали</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {warnings.map(({ reason, at }) => (
          <li key={at} className="[overflow-wrap:anywhere]">
            <time dateTime={at} className="numbers">
              {formatDay(at)}
            </time>
            : {reason}
          </li>
        ))}
      </ul>
    </Note>
  );
}
