import type { Mail } from '#server/platform/deliveries.ts';

export interface Alarm {
  kind: 'all' | 'abroad';
  used: number;
  most: number;
}

/** To the staff: messages cost money, and something asks for many of them. */
export function budgetMail({ kind, used, most }: Alarm): Mail {
  const what = kind === 'all' ? 'СМС и звонков' : 'СМС и звонков за границу';
  const isOver = used >= most;
  return {
    subject: isOver ? `Лимит ${what} на сегодня исчерпан` : `Лимит ${what} почти исчерпан`,
    lines: [
      `Сегодня отправлено ${used} из ${most}.`,
      isOver
        ? 'До полуночи по Москве коды на телефон не отправляются. Письма работают как обычно.'
        : 'Когда лимит кончится, коды на телефон перестанут отправляться до полуночи по Москве.',
      'Если столько людей не было, кто-то запрашивает коды на чужие номера. Что проверить и где меняется лимит, описано в docs/operations.md, раздел «Budget of messages».',
    ],
  };
}
