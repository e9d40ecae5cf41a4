import type { Mail } from '#server/platform/deliveries.ts';

export interface Alarm {
  kind: 'all' | 'abroad';
  used: number;
  most: number;
}

/** To the staff: messages cost money, and something asks for many of them. */
export function budgetMail({ kind, used, most }: Alarm): Mail {
  const what = kind === 'all' ? 'СМС и звонков' : 'СМС и звонков за границу';
  const { subject, text } = wordsOf(what, used / most);
  return {
    subject,
    lines: [
      `Сегодня отправлено ${used} из ${most}.`,
      text,
      'Если столько людей не было, кто-то запрашивает сообщения на чужие номера. Что проверить и где меняется лимит, описано в docs/operations.md, раздел «Budget of messages».',
    ],
  };
}

function wordsOf(what: string, share: number): { subject: string; text: string } {
  if (share >= 1) {
    return {
      subject: `Лимит ${what} на сегодня исчерпан`,
      text: 'До полуночи по Москве коды на телефон не отправляются. Письма работают как обычно.',
    };
  }
  if (share >= 0.8) {
    return {
      subject: `Лимит ${what} почти исчерпан`,
      text: 'Когда лимит кончится, коды на телефон перестанут отправляться до полуночи по Москве.',
    };
  }
  return {
    subject: `Половина лимита ${what} на сегодня израсходована`,
    text: 'Остаток до полуночи по Москве — только для кодов и сообщений о защите аккаунта. Просьбы о рекомендациях по СМС не отправляются, по почте — как обычно.',
  };
}
