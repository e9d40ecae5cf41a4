import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';

interface Told {
  began: ResponseSide;
  status: ResponseStatus;
}

/** What both read in their dialog; null: nothing to say. */
export function lineOf({ began, status }: Told): string | null {
  const what = began === 'worker' ? 'Отклик' : 'Приглашение';
  switch (status) {
    case 'invited':
      return 'Семья приглашает на эту работу';
    case 'hired':
      return 'Договорились о работе';
    case 'declined':
      return began === 'worker' ? 'Семья ответила отказом' : 'Приглашение отклонено';
    case 'withdrawn':
      return began === 'worker' ? 'Отклик отозван' : 'Приглашение отозвано';
    case 'expired':
      return `${what} больше не действует`;
    default:
      return null;
  }
}
