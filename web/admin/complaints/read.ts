import type { ComplaintDecision, QueuedComplaint } from '#contract/queued-complaints.ts';
import type { Verdicts } from '../queue/verdicts.ts';

type ComplaintVerdicts = Verdicts<QueuedComplaint, ComplaintDecision>;
type Written = ComplaintVerdicts['refuse'];

/** Each decision names what was read, so that nothing is answered that has come meanwhile. */
export function withRead(
  { others }: Pick<QueuedComplaint, 'others'>,
  { accept, refuse, warn, answer }: ComplaintVerdicts,
): ComplaintVerdicts {
  const read = { others: others.map(({ id }) => id) };
  const reading = (verdict: Written): Written => ({
    ...verdict,
    decisionOf: (draft) => ({ ...verdict.decisionOf(draft), ...read }),
  });
  return {
    accept: { ...accept, decision: { ...accept.decision, ...read } },
    refuse: reading(refuse),
    ...(warn && { warn: reading(warn) }),
    ...(answer && { answer: reading(answer) }),
  };
}
