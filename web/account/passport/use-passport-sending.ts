import { useState } from 'react';
import { type Passport, passportCalls, type PassportPart } from '#contract/passport.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';

export type Scans = Record<PassportPart, Blob | undefined>;

const missing = {
  page: 'Выберите снимок страницы с фотографией',
  selfie: 'Выберите снимок, на котором вы держите паспорт',
  consent: 'Без согласия мы не можем посмотреть паспорт',
};

/** Both pictures and then the request for a check; nothing leaves before the consent. */
export function usePassportSending(onSent: (passport: Passport) => Promise<void>) {
  const api = useApi();
  /** How much of both has left, from 0 to 1; null: nothing is on its way. */
  const [share, setShare] = useState<number | null>(null);

  const form = useSubmit(async (scans: Scans, hasConsent: boolean) => {
    const { page, selfie } = scans;
    refuse({
      ...(!page && { page: [missing.page] }),
      ...(!selfie && { selfie: [missing.selfie] }),
      ...(!hasConsent && { consent: [missing.consent] }),
    });
    if (!page || !selfie) return;
    try {
      await send('page', page, (part) => setShare(part / 2));
      await send('selfie', selfie, (part) => setShare(0.5 + part / 2));
      await onSent(await api.call(passportCalls.send));
    } finally {
      setShare(null);
    }
  });

  async function send(part: PassportPart, body: Blob, onProgress: (share: number) => void) {
    onProgress(0);
    const input = { params: { part }, query: { consent: 'yes' as const }, body };
    await api.call(passportCalls.addScan, input, { onProgress }).catch((error: unknown) => {
      throw error instanceof ApiError ? ofPart(error, part) : error;
    });
  }

  return { ...form, share };
}

/** What the server says of a file is said beside that file. */
function ofPart(error: ApiError, part: PassportPart): ApiError {
  const { problem } = error;
  if (![413, 415, 422].includes(problem.status)) return error;
  const [text = problem.detail] = Object.values(problem.errors ?? {}).flat();
  return new ApiError({ ...problem, errors: { [part]: [text] } });
}
