const day = 24 * 60 * 60 * 1000;

/** So many people in a row without an answer, and the owner is asked. */
const inARow = 3;
/** Before so many days nobody counts as unanswered. */
const patienceDays = 3;
/** Older contacts say nothing of now. */
const countedDays = 90;
/** So long after the question a card sinks. */
const daysUntilSunk = 7;
/** By so many days of publication: below what is fresh, above what is old. */
const sunkDays = 90;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Who wrote between these two may count as unanswered. */
export const waitingSpan = (now: Date) => ({
  from: daysBefore(now, countedDays),
  until: daysBefore(now, patienceDays),
});

/** Asked before this, and not heard of since. */
export const askedLongAgo = (now: Date) => daysBefore(now, daysUntilSunk);

interface Contact {
  askedAt: Date;
  answeredAt: Date | null;
}

/** Whether the last people who wrote about a card, and had to be answered by now, were not. */
export function isSilent(contacts: readonly Contact[], endedAt: Date | null, now: Date): boolean {
  const { from, until } = waitingSpan(now);
  const last = contacts
    .filter(({ askedAt }) => askedAt > from && (endedAt === null || askedAt > endedAt))
    .filter(({ askedAt, answeredAt }) => answeredAt !== null || askedAt <= until)
    .toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime())
    .slice(0, inARow);
  return last.length === inARow && last.every(({ answeredAt }) => answeredAt === null);
}

interface Dates {
  published_at: Date | null;
  sunk_from: Date | null;
}

/** An earlier date of publication: whatever orders lists knows no other. */
export function sunk({ published_at }: Dates): Dates {
  return {
    published_at: published_at && daysBefore(published_at, sunkDays),
    sunk_from: published_at,
  };
}

/** The owner was heard of: nothing before now counts any more. */
export const heardOf = (now: Date) => ({
  sunk_from: null,
  silence_asked_at: null,
  silence_ended_at: now,
});

/** As it was before it sank. */
export const raised = ({ published_at, sunk_from }: Dates, now: Date) => ({
  published_at: sunk_from ?? published_at,
  ...heardOf(now),
});
