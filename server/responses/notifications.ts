import { declineReasonWords, type DeclineReason } from '#contract/response-reasons.ts';
import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import type { NoteWords } from '#server/notifications/notify.actions.ts';
import { settingsOfLetters } from '#server/platform/deliveries.ts';
import { otherSide } from './rules.ts';

interface Told {
  began: ResponseSide;
  status: ResponseStatus;
  reason: DeclineReason | null;
  comment: string;
  vacancy: { title: string };
  resume: { title: string };
}

const path = '/account/responses';
const ending = { action: { label: 'Открыть отклики', path }, switchOff: settingsOfLetters };

/** What was written is read on the site. */
export function receivedWords({ began, vacancy, resume }: Told): NoteWords {
  const isResponse = began === 'worker';
  const what = isResponse
    ? `На вакансию «${vacancy.title}» пришёл отклик с анкетой «${resume.title}».`
    : `Вас приглашают на вакансию «${vacancy.title}» по анкете «${resume.title}».`;
  const next = isResponse
    ? 'Ответьте, даже если не подходит: человек ждёт.'
    : 'Ответьте семье в переписке или откажитесь, если не подходит.';
  const subject = isResponse ? 'На вашу вакансию откликнулись' : 'Вас приглашают на работу';
  return {
    kind: isResponse ? 'response_received' : 'invitation_received',
    line: { text: what, path },
    push: subject,
    mail: { subject, lines: [what, next], ...ending },
  };
}

/** To that side about what the other has done. */
export function stateWords(told: Told, to: ResponseSide): NoteWords {
  const { vacancy, resume } = told;
  const subject = subjectOf(told, to);
  const about = `Вакансия «${vacancy.title}», анкета «${resume.title}».`;
  const why = whyOf(told, otherSide(to));
  return {
    kind: 'response_state',
    line: { text: `${subject}. ${about}`, path },
    push: 'Есть новости об отклике',
    mail: {
      subject,
      lines: [about, ...why],
      ...(why.length > 0 && { gist: why }),
      ...ending,
    },
  };
}

function subjectOf({ status, began }: Told, to: ResponseSide): string {
  const what = began === 'worker' ? 'Отклик' : 'Приглашение';
  if (status === 'invited') return 'Ваш отклик приняли и приглашают вас';
  if (status === 'hired') return 'Вы договорились о работе';
  if (status === 'withdrawn') return `${what} отозвали`;
  if (status === 'expired') return `${what} больше не действует`;
  return to === began ? `На ${what.toLowerCase()} ответили отказом` : `${what} отклонили`;
}

function whyOf({ status, reason, comment }: Told, from: ResponseSide): string[] {
  if (status === 'expired') return ['Вакансия закрылась, или прошло 30 дней без ответа.'];
  const word = reason && reason !== 'other' ? declineReasonWords[from][reason] : null;
  const why = [word, comment].filter(Boolean).join('. ');
  return why ? [`Причина: ${why}`] : [];
}
