import { getUser } from '#contract/session.ts';
import { apiBase } from './api-base.ts';
import { apiErrorOf, networkFailure } from './api-error.ts';
import type { Api } from './api.ts';

/** As long as a browser may take to begin with a file that it was given. */
const keptMs = 60_000;

/** Hands a file of ours to the browser; a refusal is said on the page, not instead of it. */
export async function downloadFile(api: Api, path: string, name: string): Promise<void> {
  // Renews the session if it has to be: the plain request below could not.
  await api.call(getUser);
  const reply = await ask(path);
  if (!reply.ok) throw apiErrorOf({ status: reply.status, body: await reply.text() });
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(apiBase() + path, { credentials: 'include' });
  } catch {
    throw networkFailure();
  }
}
