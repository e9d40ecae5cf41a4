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

export function factorMail(change: FactorChange, support: string): Mail {
  const [subject, text] = news[change];
  return {
    subject,
    lines: [text, `Если это не вы, сразу задайте новый пароль и напишите нам: ${support}.`],
    action: { label: 'Проверить', path: '/account/two-factor' },
  };
}
