import { getUser } from '#contract/session.ts';
import { apiBase } from './api-base.ts';
import { apiErrorOf, networkFailure } from './api-error.ts';
import type { Api } from './api.ts';
import { ensureXsrfToken, xsrfToken } from './xsrf.ts';

/** As long as a browser may take to begin with a file that it was given. */
const keptMs = 60_000;

/**
 * Hands a file of ours to the browser; a refusal is said on the page, not instead of it. What is sent
 * along, the file is made of.
 */
export async function downloadFile(
  api: Api,
  path: string,
  name: string,
  sent?: object,
): Promise<void> {
  // Renews the session if it has to be: the plain request below could not.
  await api.call(getUser);
  const reply = await ask(path, sent);
  if (!reply.ok) throw apiErrorOf({ status: reply.status, body: await reply.text() });
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

async function ask(path: string, sent: object | undefined): Promise<Response> {
  try {
    if (sent === undefined) return await fetch(apiBase() + path, { credentials: 'include' });
    await ensureXsrfToken();
    return await fetch(apiBase() + path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() ?? '' },
      body: JSON.stringify(sent),
    });
  } catch {
    throw networkFailure();
  }
}
