import { CalendarDays, Download, MapPin, Phone } from 'lucide-react';
import {
  type Meeting,
  meetingStateAt,
  type MeetingState,
  meetingSteps,
  meetingTimeWords,
} from '#contract/meetings.ts';
import { keepTogether } from '#contract/russian.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { Meetings } from './use-meetings.tsx';

const titles: Record<MeetingState, string> = {
  proposed: 'Вам предлагают встречу',
  accepted: 'Договорились о встрече',
  moved: 'Предложено другое время',
  cancelled: 'Встреча отменена',
  past: 'Время встречи прошло',
};
const callTitles: Record<MeetingState, string> = {
  ...titles,
  proposed: 'Вам предлагают созвониться',
  accepted: 'Договорились о звонке',
  cancelled: 'Звонок отменён',
  past: 'Время звонка прошло',
};

interface MeetingCardProps {
  /** Of its message. */
  id: number;
  meeting: Meeting;
  isOwn: boolean;
  now: number;
  /** What can be done in this dialog; null: nothing any more. */
  meetings: Meetings | null;
}

function titleOf({ meeting, isOwn, now }: Omit<MeetingCardProps, 'id'>): string {
  const state = meetingStateAt(meeting, now);
  const isCall = meeting.way === 'phone';
  if (state === 'past' && meeting.status === 'accepted') {
    return isCall ? 'Звонок прошёл' : 'Встреча прошла';
  }
  if (state === 'proposed' && isOwn) {
    return isCall ? 'Вы предложили созвониться' : 'Вы предложили встречу';
  }
  return (isCall ? callTitles : titles)[state];
}

/** A proposal within a message: what, when, where, what became of it, and what its reader may do. */
export function MeetingCard(props: MeetingCardProps) {
  const { id, meeting, isOwn, now, meetings } = props;
  const { starts_at, zone, way, place } = meeting;
  const state = meetingStateAt(meeting, now);
  const steps = meetings ? meetingSteps[state][isOwn ? 'author' : 'other'] : [];
  const isVoid = state === 'moved' || state === 'cancelled';
  const Place = way === 'phone' ? Phone : MapPin;
  return (
    <div className="flex max-w-full min-w-56 flex-col gap-2 py-1">
      <p className="font-semibold">{titleOf(props)}</p>
      <p className="flex gap-2">
        <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0" />
        <time dateTime={starts_at} className="min-w-0">
          <span className={isVoid ? 'line-through' : undefined}>
            {keepTogether(meetingTimeWords(starts_at, zone, now))}
          </span>
          <span className="block text-sm">{zone.words}</span>
        </time>
      </p>
      <p className="flex gap-2">
        <Place aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{way === 'phone' ? 'Звонок' : place}</span>
      </p>
      {meetings && (steps.length > 0 || state === 'accepted') && (
        <div className="mt-1 flex flex-wrap gap-x-1 gap-y-2">
          {steps.includes('accept') && (
            <Button
              size="small"
              className="max-sm:w-full"
              pending={meetings.busyWith === id}
              onClick={() => meetings.accept(id)}
            >
              Подходит
            </Button>
          )}
          {state === 'accepted' && (
            <Button
              size="small"
              kind="secondary"
              className="max-sm:px-3!"
              onClick={() => meetings.download(id)}
            >
              <Download aria-hidden className="size-5" />В календарь
            </Button>
          )}
          {steps.includes('move') && (
            <Button
              size="small"
              kind="secondary"
              className="max-sm:px-3!"
              onClick={() => meetings.move(id, meeting)}
            >
              Другое время
            </Button>
          )}
          {steps.includes('cancel') && (
            <Button
              size="small"
              kind="quiet"
              className="max-sm:px-3!"
              onClick={() => meetings.cancel(id)}
            >
              {state === 'proposed' && !isOwn ? 'Отказаться' : 'Отменить'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
