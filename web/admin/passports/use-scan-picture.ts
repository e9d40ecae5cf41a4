import { useEffect, useState } from 'react';
import type { PassportPart } from '#contract/passport.ts';
import { showPassportScan } from '#contract/queued-passports.ts';
import { getUser } from '#contract/session.ts';
import { apiBase } from '#web/lib/api/api-base.ts';
import { ApiError, apiErrorOf, networkFailure } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';

type Picture =
  | { state: 'loading' }
  | { state: 'shown'; url: string }
  | { state: 'failed'; text: string };

/** Asked for once while it stands on the page, for each look is written down; gone with it. */
export function useScanPicture(id: number, part: PassportPart): Picture {
  const api = useApi();
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  useEffect(() => {
    const control = new AbortController();
    let url: string | null = null;
    async function show() {
      const bytes = await load(api, { id, part }, control.signal);
      if (control.signal.aborted) return;
      url = URL.createObjectURL(bytes);
      setPicture({ state: 'shown', url });
    }
    show().catch((error: unknown) => {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setPicture({ state: 'failed', text: error.problem.detail });
    });
    return () => {
      control.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [api, id, part]);
  return picture;
}

async function load(
  api: Api,
  { id, part }: { id: number; part: PassportPart },
  signal: AbortSignal,
): Promise<Blob> {
  // Renews the session if it has to be: the plain request below could not.
  await api.call(getUser);
  const path = showPassportScan.path.replace(':id', String(id)).replace(':part', part);
  const reply = await fetch(apiBase() + path, { credentials: 'include', signal }).catch(() => {
    throw networkFailure();
  });
  if (!reply.ok) throw apiErrorOf({ status: reply.status, body: await reply.text() });
  return reply.blob();
}
