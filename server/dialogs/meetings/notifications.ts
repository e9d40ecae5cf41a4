import { type MeetingStep, meetingMomentWords } from '#contract/meetings.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';
import type { Said } from './rules.ts';

export interface ToldStep {
  step: Exclude<MeetingStep, 'move'>;
  said: Said;
  now: Date;
}

const words = {
  accept: {
    byName: 'соглашается на',
    byNobody: 'Согласились на',
    subject: { place: 'На встречу согласились', phone: 'На звонок согласились' },
    next: 'В диалоге можно сохранить её в календарь, перенести или отменить.',
    nextOfCall: 'В диалоге можно сохранить его в календарь, перенести или отменить.',
  },
  cancel: {
    byName: 'отменяет',
    byNobody: 'Отменили',
    subject: { place: 'Встречу отменили', phone: 'Звонок отменили' },
    next: 'В диалоге можно предложить другое время.',
    nextOfCall: 'В диалоге можно предложить другое время.',
  },
} as const;

/** In the present tense, which fits every name. The place stays in the dialog. */
export function stepWords({
  channel,
  name,
  step,
  said,
  now,
}: ToldStep & { channel: string; name: string | null }): NoteWords {
  const path = `/account/message/${channel}`;
  const { byName, byNobody, subject, next, nextOfCall } = words[step];
  const isCall = said.way === 'phone';
  const when = `${meetingMomentWords(said.starts_at, said.zone, now.getTime())} ${said.zone.words}`;
  const what = `${isCall ? 'звонок' : 'встречу'} ${when}`;
  const text = `${name ? `${name} ${byName}` : byNobody} ${what}`;
  return {
    kind: 'meeting_changed',
    line: { text, path },
    push: 'Есть новости о встрече',
    mail: {
      subject: subject[said.way],
      lines: [`${text}.`, isCall ? nextOfCall : next],
      action: { label: 'Открыть диалог', path },
      switchOff: settingsOfLetters,
    },
  };
}
