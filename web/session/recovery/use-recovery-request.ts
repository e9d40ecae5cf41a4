import { useState } from 'react';
import { parseLogin, type Login } from '#contract/contacts.ts';
import { forgotPassword } from '#contract/recovery.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { useSecondsUntil } from '../codes/countdown.ts';
import { pauseSeconds, secondsToWait } from '../codes/pause.ts';
import { loginText } from '../sign-in/sign-in-draft.ts';

interface Sent {
  contact: Login;
  freeAt: number;
}

/** Asks for the letter or the code that lets somebody set a new password. */
export function useRecoveryRequest() {
  const api = useApi();
  const [sent, setSent] = useState<Sent | null>(null);
  const secondsLeft = useSecondsUntil(sent?.freeAt ?? 0);

  const request = useSubmit(async (text: string) => {
    const contact = parseLogin(text);
    if (!contact) return refuse({ login: [loginText] });
    try {
      await api.call(forgotPassword, { body: { login: contact.value } });
    } catch (error) {
      const wait = secondsToWait(error);
      // One is on its way there: only haste was refused.
      if (wait === null || wait > pauseSeconds) throw error;
      return setSent({ contact, freeAt: Date.now() + wait * 1000 });
    }
    return setSent({ contact, freeAt: Date.now() + pauseSeconds * 1000 });
  });

  return { sentTo: sent?.contact ?? null, secondsLeft, request, startOver: () => setSent(null) };
}

export type RecoveryRequest = ReturnType<typeof useRecoveryRequest>;
