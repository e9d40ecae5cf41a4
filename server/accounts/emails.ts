import type { Mail } from '#server/platform/deliveries.ts';

/** The letter with a confirmation code. */
export function codeMail(code: string): Mail {
  return {
    subject: 'Код подтверждения',
    lines: [
      'Введите этот код на сайте. Он действует 10 минут. Если вы его не запрашивали, ничего делать не нужно.',
    ],
    code,
  };
}

/** The same for a phone. */
export const codeMessage = (brand: string, code: string) =>
  `${brand}: код ${code}. Никому его не говорите.`;
