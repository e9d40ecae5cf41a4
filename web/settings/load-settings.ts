import { deviceCalls } from '#contract/account.ts';
import { blockCalls } from '#contract/blocks.ts';
import { consentCalls, getSettings } from '#contract/settings.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadSettings(api: Api) {
  const [preferences, devices, blocks, consents] = await Promise.all([
    api.call(getSettings),
    api.call(deviceCalls.list),
    api.call(blockCalls.list),
    api.call(consentCalls.list),
  ]);
  return { preferences, devices: devices.data, blocks: blocks.data, consents: consents.data };
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;
