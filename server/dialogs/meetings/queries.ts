import type { Deps } from '#server/platform/deps.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { describeDialogs } from '../list.queries.ts';
import { ownMeeting } from './access.ts';
import { calendarOf } from './calendar.rules.ts';

/** A file for a calendar: of a meeting that both want, or of one that was cancelled. */
export async function meetingCalendar(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: SignedIn,
  id: number,
): Promise<string> {
  const { channel, meeting } = await ownMeeting(db, viewer, id);
  const { status, way, place } = meeting;
  if (status === 'proposed') throw conflict('Сначала договоритесь о встрече', 'wrong_state');
  if (status === 'moved') throw conflict('Вместо этого времени предложили другое', 'wrong_state');
  const [dialog] = await describeDialogs(db, viewer, [channel.id]);
  const whom = dialog?.other.name ? `: ${dialog.other.name}` : '';
  return calendarOf({
    uid: meeting.calendar_uid,
    revision: meeting.revision,
    isCancelled: status === 'cancelled',
    startsAt: meeting.starts_at,
    changedAt: meeting.changed_at,
    summary: `${way === 'phone' ? 'Звонок' : 'Встреча'}${whom}`,
    location: place,
    description: dialog?.card?.title ?? '',
    url: `${config.publicOrigin}/account/message/${channel.key}`,
  });
}
