import { openStatuses } from '#contract/responses.ts';
import type { MyResponse, ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

interface Words {
  tone: BadgeTone;
  text: string;
}

const sides: Record<ResponseSide, Record<ResponseSide, Partial<Record<ResponseStatus, string>>>> = {
  worker: {
    worker: {
      sent: 'Вы откликнулись',
      viewed: 'Отклик просмотрен',
      invited: 'Вас приглашают',
      declined: 'Вам отказали',
      withdrawn: 'Вы отозвали отклик',
    },
    employer: {
      sent: 'Новый отклик',
      viewed: 'Ждёт ответа',
      invited: 'Вы пригласили',
      declined: 'Вы отказали',
      withdrawn: 'Отклик отозван',
    },
  },
  employer: {
    worker: {
      invited: 'Вас приглашают',
      declined: 'Вы отказались',
      withdrawn: 'Приглашение отозвано',
    },
    employer: {
      invited: 'Вы пригласили',
      declined: 'Отказались',
      withdrawn: 'Вы отозвали приглашение',
    },
  },
};

const tones: Record<ResponseStatus, BadgeTone> = {
  sent: 'info',
  viewed: 'info',
  invited: 'accent',
  hired: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Where a response isStanding, in the words of one side: «Вы откликнулись», «Новый отклик». */
export function statusWords({ status, began }: MyResponse, side: ResponseSide): Words {
  const tone = tones[status];
  if (status === 'hired') return { tone, text: 'Договорились' };
  if (status === 'expired') return { tone, text: 'Больше не действует' };
  return { tone, text: sides[began][side][status] ?? '' };
}

const standing: readonly ResponseStatus[] = [...openStatuses, 'hired'];

/** The two are in talks or have agreed: there is nothing to send anew. */
export const isStanding = (response: MyResponse | null | undefined): response is MyResponse =>
  Boolean(response && standing.includes(response.status));
