import type { Mail } from '#server/platform/deliveries.ts';

export type FactorChange = 'on' | 'off' | 'renewed';

const news: Record<FactorChange, [subject: string, text: string]> = {
  on: [
    'Вход с кодом включён',
    'Теперь при входе, кроме пароля, нужен код из приложения. На других устройствах нужно войти заново.',
  ],
  off: [
    'Вход с кодом выключен',
    'Теперь для входа хватает пароля: код из приложения больше не нужен.',
  ],
  renewed: [
    'Новые резервные коды',
    'Вы получили новые резервные коды для входа. Прежние больше не действуют.',
  ],
};

/** With the code by which the staff show that the account is theirs, before they set a factor up. */
export function enrolmentMail(code: string, support: string): Mail {
  return {
    subject: 'Код для настройки входа',
    lines: [
      'Кто-то вошёл с вашим паролем и настраивает вход с кодом из приложения. Если это вы, введите этот код на сайте. Он действует 10 минут.',
      `Если это не вы, никому его не говорите, сразу задайте новый пароль и напишите нам: ${support}.`,
    ],
    code,
  };
}

/** The same for a phone. */
export const enrolmentMessage = (brand: string, code: string) =>
  `${brand}: код ${code} для настройки входа. Если это не вы, смените пароль.`;

export function factorMail(change: FactorChange, support: string): Mail {
  const [subject, text] = news[change];
  return {
    subject,
    lines: [text, `Если это не вы, сразу задайте новый пароль и напишите нам: ${support}.`],
    action: { label: 'Проверить', path: '/account/two-factor' },
  };
}
