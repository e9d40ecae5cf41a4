import type { Mail } from '#server/platform/deliveries.ts';

export function passwordChangedMail(support: string): Mail {
  return {
    subject: 'Пароль изменён',
    lines: [
      'Пароль от вашего аккаунта изменён. На других устройствах нужно войти заново.',
      `Если это не вы, сразу задайте новый пароль и напишите нам: ${support}.`,
    ],
    action: { label: 'Задать новый пароль', path: '/?modal=recoverPassword' },
  };
}

export const passwordChangedMessage = (brand: string, support: string) =>
  `${brand}: пароль от вашего аккаунта изменён. Если это не вы, напишите на ${support}`;
