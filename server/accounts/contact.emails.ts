import type { Mail } from '#server/platform/deliveries.ts';

/** To the e-mail that was the account's until now. */
export function contactChangedMail(support: string): Mail {
  return {
    subject: 'Почта изменена',
    lines: [
      'В вашем аккаунте теперь указана другая почта. На этот адрес писем больше не будет, и войти с ним нельзя.',
      `Если это не вы, сразу напишите нам: ${support}. Мы поможем вернуть аккаунт.`,
    ],
  };
}

/** To the phone that was the account's until now. */
export const contactChangedMessage = (brand: string, support: string) =>
  `${brand}: телефон вашего аккаунта изменён. Если это не вы, напишите на ${support}`;
