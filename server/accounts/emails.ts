/** The letter with a confirmation code; a message to a phone has no subject. */
export function codeLetter(code: string, channel: 'phone' | 'email') {
  return channel === 'phone'
    ? { subject: null, text: `Код: ${code}. Никому его не говорите.` }
    : {
        subject: 'Код подтверждения',
        text: `Ваш код: ${code}\n\nОн действует 10 минут. Если вы его не запрашивали, ничего делать не нужно.`,
      };
}
