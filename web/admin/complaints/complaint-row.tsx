import { complaintReasons } from '#contract/complaints.ts';
import type { QueuedComplaint } from '#contract/moderation.ts';
import { WaitedTime } from '../waited/waited-time.tsx';
import { othersWords } from './others-words.ts';
import { complaintTitle } from './title.ts';

export function ComplaintRow({ item }: { item: QueuedComplaint }) {
  const { reason, created_at: createdAt, others } = item;
  return (
    <>
      <span className="font-medium">{complaintReasons[reason]}</span>
      <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{complaintTitle(item)}</span>
      <span className="text-sm text-muted">
        <WaitedTime since={createdAt} />
        {others > 0 && <span className="font-semibold text-error"> · {othersWords(others)}</span>}
      </span>
    </>
  );
}
