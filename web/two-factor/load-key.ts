import { twoFactorCalls } from '#contract/two-factor.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { AppKey } from './key-card.tsx';

/** With its QR code, which is drawn here: the key goes to nobody else. */
export async function loadKey(api: Api, password: string, code: string): Promise<AppKey> {
  const { qrOf } = await import('#web/ui/display/qr.ts');
  const body = { ...(password && { password }), ...(code && { code }) };
  const { key, uri } = await api.call(twoFactorCalls.begin, { body });
  return { key, uri, qr: qrOf(uri) };
}
