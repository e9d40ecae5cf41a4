import { complaintSeverities } from '#contract/complaints.ts';
import type { ComplaintVoice, QueuedComplaint } from '#contract/queued-complaints.ts';
import { countOf } from '#contract/russian.ts';

/** «3 жалобы» */
export const voicesWords = (voices: number): string =>
  countOf(voices, ['жалоба', 'жалобы', 'жалоб']);

/** As the row stands in the queue; the oldest first among equals. */
export const gravestFirst = (voices: ComplaintVoice[]): ComplaintVoice[] =>
  voices.toSorted((a, b) => complaintSeverities[b.reason] - complaintSeverities[a.reason]);

/** The gravest of all that is said of the same: it is why the row stands where it does. */
export const gravestOf = ({ reason, others }: QueuedComplaint): QueuedComplaint['reason'] =>
  others.reduce(
    (gravest, { reason: other }) =>
      complaintSeverities[other] > complaintSeverities[gravest] ? other : gravest,
    reason,
  );
