import { complaintReasons, complaintSeverities } from '#contract/complaints.ts';
import type { QueuedComplaint } from '#contract/queued-complaints.ts';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { complaintTitle } from './title.ts';
import { gravestOf, voicesWords } from './voices-words.ts';

export function ComplaintRow({ item }: { item: QueuedComplaint }) {
  const { created_at: createdAt, others } = item;
  const reason = gravestOf(item);
  const isGrave = complaintSeverities[reason] >= 2;
  return (
    <>
      <span className={isGrave ? 'font-semibold text-error' : 'font-medium'}>
        {complaintReasons[reason]}
      </span>
      <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{complaintTitle(item)}</span>
      <span className="text-sm text-muted">
        <WaitingTime since={createdAt} />
        {others.length > 0 && (
          <span className="font-semibold text-error"> · {voicesWords(others.length + 1)}</span>
        )}
      </span>
    </>
  );
}
