import { declineReasonWords, type DeclineReason } from '#contract/response-reasons.ts';
import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import { type Mail, settingsOfLetters } from '#server/platform/deliveries.ts';
import { otherSide } from './rules.ts';

interface Told {
  began: ResponseSide;
  status: ResponseStatus;
  reason: DeclineReason | null;
  comment: string;
  vacancy: { title: string };
  resume: { title: string };
}

const ending = {
  action: { label: 'Открыть отклики', path: '/account/responses' },
  switchOff: settingsOfLetters,
};

/** What was written is read on the site. */
export function receivedMail({ began, vacancy, resume }: Told): Mail {
  return began === 'worker'
    ? {
        subject: 'На вашу вакансию откликнулись',
        lines: [
          `На вакансию «${vacancy.title}» откликнулась анкета «${resume.title}».`,
          'Ответьте, даже если не подходит: человек ждёт.',
        ],
        ...ending,
      }
    : {
        subject: 'Вас приглашают на работу',
        lines: [
          `Вашу анкету «${resume.title}» пригласили на вакансию «${vacancy.title}».`,
          'Ответьте семье в переписке или откажитесь, если не подходит.',
        ],
        ...ending,
      };
}

/** To that side about what the other has done. */
export function stateMail(told: Told, to: ResponseSide): Mail {
  const about = `Вакансия «${told.vacancy.title}», анкета «${told.resume.title}».`;
  return {
    subject: subjectOf(told, to),
    lines: [about, ...whyOf(told, otherSide(to))],
    ...ending,
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
