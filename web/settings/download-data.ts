import { exportData } from '#contract/account.ts';
import { getUser } from '#contract/session.ts';
import { apiBase } from '#web/lib/api/api-base.ts';
import { apiErrorOf, networkFailure } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';

/** As long as a browser may take to begin with a file that it was given. */
const keptMs = 60_000;

/** The archive may take longer than a usual call; a refusal is said on the page, not instead of it. */
export async function downloadData(api: Api): Promise<void> {
  // Renews the session if it has to be: the plain request below could not.
  await api.call(getUser);
  const reply = await ask();
  if (!reply.ok) throw apiErrorOf({ status: reply.status, body: await reply.text() });
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'ryadom-data.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

async function ask(): Promise<Response> {
  try {
    return await fetch(apiBase() + exportData.path, { credentials: 'include' });
  } catch {
    throw networkFailure();
  }
}
