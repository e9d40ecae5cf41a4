import { useState } from 'react';
import { parseLogin, type Login } from '#contract/contacts.ts';
import { forgotPassword } from '#contract/recovery.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { useSecondsUntil } from '../codes/countdown.ts';
import { pauseSeconds, secondsToWait } from '../codes/pause.ts';
import { loginText } from '../sign-in/sign-in-draft.ts';

interface Asked {
  contact: Login;
  freeAt: number;
}

/** Asks for the letter or the code that lets somebody set a new password. */
export function useRecoveryAsking() {
  const api = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const secondsLeft = useSecondsUntil(asked?.freeAt ?? 0);

  const asking = useSubmit(async (text: string) => {
    const contact = parseLogin(text);
    if (!contact) return refuse({ login: [loginText] });
    try {
      await api.call(forgotPassword, { body: { login: contact.value } });
    } catch (error) {
      const wait = secondsToWait(error);
      // One is on its way there: only haste was refused.
      if (wait === null || wait > pauseSeconds) throw error;
      return setAsked({ contact, freeAt: Date.now() + wait * 1000 });
    }
    return setAsked({ contact, freeAt: Date.now() + pauseSeconds * 1000 });
  });

  return { sentTo: asked?.contact ?? null, secondsLeft, asking, startOver: () => setAsked(null) };
}

export type RecoveryAsking = ReturnType<typeof useRecoveryAsking>;
