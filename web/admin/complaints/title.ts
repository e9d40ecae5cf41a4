import type { QueuedComplaint } from '#contract/moderation.ts';

/** Who or what is complained of. */
export const complaintTitle = ({ person, card }: QueuedComplaint): string =>
  person ? (person.name ?? `Человек № ${person.id}`) : (card?.title ?? '');
