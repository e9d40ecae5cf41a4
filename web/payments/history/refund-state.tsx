import type { Transaction } from '#contract/transactions.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { refundText } from './words.ts';

const tones = {
  asked: 'info',
  declined: 'warning',
  pending: 'info',
  succeeded: 'success',
  canceled: 'warning',
} as const;

/** What became of the request, in our words and in those of whoever has answered it. */
export function RefundState({ refund }: { refund: NonNullable<Transaction['refund']> }) {
  return (
    <Note tone={tones[refund.status]}>
      <p>{refundText(refund)}</p>
      {refund.answer && <p className="whitespace-pre-line">{refund.answer}</p>}
    </Note>
  );
}
