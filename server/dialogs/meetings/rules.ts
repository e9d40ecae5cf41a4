import {
  type MeetingProposal,
  meetingLimits,
  type MeetingSide,
  type MeetingState,
  meetingStateAt,
  type MeetingStatus,
  type MeetingStep,
  meetingSteps,
  meetingTimeWords,
  type MeetingZone,
} from '#contract/meetings.ts';
import { conflict, invalid } from '#server/platform/errors.ts';

const ended: Partial<Record<MeetingState, string>> = {
  moved: 'Вместо этого времени уже предложили другое. Обновите страницу',
  cancelled: 'Эту встречу отменили. Можно предложить новую',
  past: 'Время этой встречи уже прошло. Предложите новую',
};

/** Refuses with 409 a step that this side cannot take now. */
export function checkMeetingStep(
  meeting: { status: MeetingStatus; starts_at: Date },
  { side, step, now }: { side: MeetingSide; step: MeetingStep; now: Date },
): void {
  const { status, starts_at } = meeting;
  const state = meetingStateAt({ status, starts_at: starts_at.toISOString() }, now.getTime());
  if (meetingSteps[state][side].includes(step)) return;
  const open = side === 'author' ? 'Соглашается тот, кому предложили' : 'Вы уже договорились';
  throw conflict(ended[state] ?? open, 'wrong_state');
}

const dayMs = 24 * 60 * 60 * 1000;

/** Refuses with 422 what is over or too far away, and a meeting nowhere. */
export function checkProposal(
  { starts_at, way, place }: Pick<MeetingProposal, 'starts_at' | 'way' | 'place'>,
  now: Date,
): void {
  const ahead = Date.parse(starts_at) - now.getTime();
  const isNowhere = way === 'place' && place === '';
  const when =
    ahead <= 0
      ? 'Это время уже прошло. Выберите другое'
      : ahead > meetingLimits.daysAhead * dayMs
        ? 'Слишком далеко: выберите время в ближайший год'
        : null;
  if (!when && !isNowhere) return;
  throw invalid({
    ...(when && { starts_at: [when] }),
    ...(isNowhere && { place: ['Напишите, где встретитесь'] }),
  });
}

export interface Said {
  starts_at: string;
  zone: MeetingZone;
  way: MeetingProposal['way'];
  place: string;
}

const timeOf = ({ starts_at, zone }: Pick<Said, 'starts_at' | 'zone'>, now: Date) =>
  `${meetingTimeWords(starts_at, zone, now.getTime())} ${zone.words}`;

/** The proposal in words, for lists, the search, letters and whoever knows no cards of meetings. */
export const proposalText = (said: Said, now: Date): string =>
  said.way === 'phone'
    ? `Предлагаю созвониться: ${timeOf(said, now)}`
    : `Предлагаю встретиться: ${timeOf(said, now)}, ${said.place}`;

/** The line of ours about a step. */
export function stepText(step: 'accept' | 'cancel', said: Said, now: Date): string {
  const what =
    said.way === 'phone' ? ['о звонке', 'Звонок отменён'] : ['о встрече', 'Встреча отменена'];
  return step === 'accept'
    ? `Договорились ${what[0]}: ${timeOf(said, now)}`
    : `${what[1]}: ${timeOf(said, now)}`;
}
