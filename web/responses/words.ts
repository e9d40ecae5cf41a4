import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import type { ResponseStep } from '#contract/responses.ts';

/** Names of states in a choice of them. */
export const statusNames: Record<ResponseStatus, string> = {
  sent: 'Новые',
  viewed: 'Просмотренные',
  invited: 'Приглашения',
  hired: 'Договорились',
  declined: 'Отказы',
  withdrawn: 'Отозванные',
  expired: 'Больше не действуют',
};

export const stepNames: Record<ResponseSide, Record<ResponseStep, string>> = {
  worker: {
    viewed: 'Прочитано',
    invited: 'Пригласить',
    hired: 'Договорились',
    declined: 'Отказаться',
    withdrawn: 'Отозвать отклик',
  },
  employer: {
    viewed: 'Прочитано',
    invited: 'Пригласить',
    hired: 'Нанять',
    declined: 'Отказать',
    withdrawn: 'Отозвать приглашение',
  },
};
