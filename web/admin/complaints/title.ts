import type { QueuedComplaint } from '#contract/queued-complaints.ts';

/** Who or what is complained of. */
export const complaintTitle = ({ person, card }: QueuedComplaint): string =>
  person ? (person.name ?? `Человек № ${person.id}`) : (card?.title ?? '');
