import { z } from 'zod';
import { lineField } from './fields.ts';
import { months } from './russian.ts';

export const meetingLimits = { place: 200, daysAhead: 365 } as const;

const meetingWaySchema = z.enum(['place', 'phone']);
export type MeetingWay = z.infer<typeof meetingWaySchema>;

/** `moved`: another time was proposed instead, in a message of its own. */
const meetingStatusSchema = z.enum(['proposed', 'accepted', 'moved', 'cancelled']);
export type MeetingStatus = z.infer<typeof meetingStatusSchema>;

/** The clock by which a time is said. */
export const meetingZoneSchema = z.object({
  /** «по московскому времени» */
  words: z.string(),
  /** East of Greenwich. */
  offset_minutes: z.number().int(),
});
export type MeetingZone = z.infer<typeof meetingZoneSchema>;

export const meetingSchema = z.object({
  status: meetingStatusSchema,
  starts_at: z.iso.datetime(),
  zone: meetingZoneSchema,
  way: meetingWaySchema,
  /** Empty for a call. */
  place: z.string(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** What is typed when a meeting, or another time for it, is proposed. */
export const meetingProposalSchema = z.strictObject({
  client_id: z.uuid('Пришлите client_id: UUID этого сообщения'),
  starts_at: z.iso.datetime('Выберите день и время'),
  way: meetingWaySchema,
  place: lineField(meetingLimits.place),
});
export type MeetingProposal = z.output<typeof meetingProposalSchema>;

/** As it stands now: what was neither cancelled nor moved is over by itself. */
export type MeetingState = MeetingStatus | 'past';

export function meetingStateAt(
  { status, starts_at }: Pick<Meeting, 'status' | 'starts_at'>,
  now: number,
): MeetingState {
  const isOpen = status === 'proposed' || status === 'accepted';
  return isOpen && Date.parse(starts_at) <= now ? 'past' : status;
}

export type MeetingStep = 'accept' | 'move' | 'cancel';
/** Whoever has proposed it, and whoever was asked. */
export type MeetingSide = 'author' | 'other';

/** What each side may do; everything else is refused in words. */
export const meetingSteps: Record<MeetingState, Record<MeetingSide, readonly MeetingStep[]>> = {
  proposed: { author: ['move', 'cancel'], other: ['accept', 'move', 'cancel'] },
  accepted: { author: ['move', 'cancel'], other: ['move', 'cancel'] },
  moved: { author: [], other: [] },
  cancelled: { author: [], other: [] },
  past: { author: [], other: [] },
};

const weekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

type Offset = Pick<MeetingZone, 'offset_minutes'>;

const clockAt =
  ({ offset_minutes }: Offset) =>
  (moment: number) =>
    new Date(moment + offset_minutes * 60_000);

/** «ср, 25 ноября в 19:30» */
export function meetingTimeWords(starts_at: string, zone: Offset, now: number): string {
  const at = clockAt(zone)(Date.parse(starts_at));
  return `${weekdays[at.getUTCDay()]}, ${meetingMomentWords(starts_at, zone, now)}`;
}

/** «25 ноября в 19:30»; with the year when it is not the one of `now`. */
export function meetingMomentWords(starts_at: string, zone: Offset, now: number): string {
  const there = clockAt(zone);
  const at = there(Date.parse(starts_at));
  const year = at.getUTCFullYear();
  const isThisYear = year === there(now).getUTCFullYear();
  const day = `${at.getUTCDate()} ${months[at.getUTCMonth()]}${isThisYear ? '' : ` ${year}`}`;
  return `${day} в ${at.toISOString().slice(11, 16)}`;
}
