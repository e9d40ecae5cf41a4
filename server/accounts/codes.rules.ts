import type { Login } from '#contract/contacts.ts';
import { addressKey } from '#server/platform/addresses.ts';
import { type Limit } from '#server/platform/attempts.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** For a contact whoever asks by whatever call, for its owner beside that, and for an address. */
const mostOf = {
  phone: { anybody: [5, 10], owner: [3, 6], address: [15, 40] },
  email: { anybody: [5, 20], owner: [5, 20], address: [60, 200] },
} as const;

/**
 * What may be sent to a contact, and be asked for from an address. Registration, confirmation and
 * recovery share it. Somebody who is known as the owner has a room of their own, which is one for
 * all their browsers; strangers cannot use it up.
 */
export function limitsOfSending(login: Login, address: string, isOwner: boolean): Limit[] {
  const { anybody, owner, address: ofAddress } = mostOf[login.channel];
  const key = `code:${login.channel}`;
  return [
    // First, so that an address that is over its limit uses up nothing of others.
    ...inHourAndDay(`${key}:from:${addressKey(address)}`, ofAddress),
    ...(isOwner
      ? inHourAndDay(`${key}:owner:${login.value}`, owner)
      : inHourAndDay(`${key}:to:${login.value}`, anybody)),
  ];
}

const inHourAndDay = (key: string, [anHour, aDay]: readonly [number, number]): Limit[] => [
  { key: `${key}:hour`, most: anHour, seconds: hour },
  { key: `${key}:day`, most: aDay, seconds: day },
];

/** One address cannot use up alone what strangers may ask for; the pause is for impatient fingers. */
export function limitsOfAsking({ value }: Login, address: string, isOwner: boolean): Limit[] {
  const from = isOwner ? 'owner' : addressKey(address);
  return [
    { key: `recovery:pause:${value}:${from}`, most: 1, seconds: 60 },
    { key: `recovery:${value}:${from}`, most: 3, seconds: hour },
  ];
}

/** Who brings a code, or has asked for it: hashes of the browser's name and of the address. */
export interface Guesser {
  browser: string | null;
  address: string;
}

interface LiveCode {
  id: number;
  asker_browser: string | null;
  asker_address: string | null;
}

/**
 * Whose tries a guess takes, of which code. Whoever has asked has tries of their own; all others
 * share those of the newest code. Sorted by age, the newest first.
 */
export function roomOf<Code extends LiveCode>(codes: Code[], { browser, address }: Guesser) {
  const own = codes.find((code) =>
    browser ? code.asker_browser === browser : code.asker_address === address,
  );
  if (own) return { code: own, column: browser ? 'tries_of_browser' : 'tries_of_address' } as const;
  return codes[0] && ({ code: codes[0], column: 'tries' } as const);
}
