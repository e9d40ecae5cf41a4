import type { Mail } from '#server/platform/deliveries.ts';

const moscow = new Intl.DateTimeFormat('ru', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

interface Place {
  /** In words: «Chrome, Android». */
  device: string;
  address: string;
  at: Date;
}

/** The letter about a browser or an app that the account has not been seen with. */
export function newDeviceMail({ device, address, at }: Place, support: string): Mail {
  return {
    subject: 'Вход с нового устройства',
    lines: [
      `В ваш аккаунт вошли с нового устройства: ${device}, адрес ${address}, ${moscow.format(at)} по Москве.`,
      'Если это вы, ничего делать не нужно.',
      `Если это не вы, сразу задайте новый пароль: на всех устройствах нужно будет войти заново. И напишите нам: ${support}.`,
    ],
    action: { label: 'Задать новый пароль', path: '/?modal=recoverPassword' },
  };
}

export function recoveryCodeMail(support: string): Mail {
  return {
    subject: 'Вход по резервному коду',
    lines: [
      'В ваш аккаунт вошли по резервному коду. Больше этот код не действует. Если телефон с приложением потерян, настройте вход с кодом заново.',
      `Если это не вы, сразу задайте новый пароль и напишите нам: ${support}.`,
    ],
    action: { label: 'Вход с кодом', path: '/account/two-factor' },
  };
}
