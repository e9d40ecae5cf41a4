import type { Login } from '#contract/contacts.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { type Limit } from '#server/platform/admission/attempts.ts';
import { codeRules } from './rules.ts';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * For a contact whoever asks by whatever call; beside that for its owner, and for those who are
 * signed in and confirm it, of whom those at one address are one; and for an address.
 */
const mostOf = {
  phone: {
    anybody: [5, 10],
    owner: [3, 6],
    signedIn: [3, 4],
    neighbours: [1, 1],
    address: [15, 40],
  },
  email: {
    anybody: [5, 20],
    owner: [5, 20],
    signedIn: [5, 10],
    neighbours: [2, 4],
    address: [60, 200],
  },
} as const;

/**
 * What may be sent to a contact, and be asked for from an address. Registration, confirmation and
 * recovery share it. Somebody who is known as the owner has a room of their own, which is one for
 * all their browsers; strangers cannot use it up.
 */
export function limitsOfSending(login: Login, address: string, isOwner: boolean): Limit[] {
  // First, so that an address that is over its limit uses up nothing of others.
  return [...limitsOfAddress(login, address), ...limitsOfContact(login, isOwner)];
}

export function limitsOfAddress({ channel }: Login, address: string): Limit[] {
  return inHourAndDay(`code:${channel}:from:${addressKey(address)}`, mostOf[channel].address);
}

export function limitsOfContact({ channel, value }: Login, isOwner: boolean): Limit[] {
  const { anybody, owner } = mostOf[channel];
  return isOwner
    ? inHourAndDay(`code:${channel}:owner:${value}`, owner)
    : inHourAndDay(`code:${channel}:to:${value}`, anybody);
}

/**
 * What is left to whoever is signed in and confirms a contact when it has been sent what anybody may
 * cause: registrations of a number by strangers do not keep its owner from confirming it. One address
 * cannot use it up alone.
 */
export function limitsOfConfirming(login: Login, address: string): Limit[] {
  const { signedIn, neighbours } = mostOf[login.channel];
  const key = `code:${login.channel}:confirm:${login.value}`;
  return [
    ...inHourAndDay(`${key}:${addressKey(address)}`, neighbours),
    ...inHourAndDay(key, signedIn),
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
 * share those of the newest code, each address a few of them. Without `guesser` somebody who is signed
 * in confirms a contact of their own. Sorted by age, the newest first.
 */
export function roomOf<Code extends LiveCode>(codes: Code[], guesser?: Guesser) {
  const { tries, triesOfOthers } = codeRules;
  const [code] = codes;
  if (!code) return undefined;
  if (!guesser) return { code, column: 'tries', most: tries } as const;
  const { browser, address } = guesser;
  const own = codes.find((kept) =>
    browser ? kept.asker_browser === browser : kept.asker_address === address,
  );
  if (!own)
    return {
      code,
      column: 'tries',
      most: triesOfOthers,
      limit: limitOfTries(code, address),
    } as const;
  return {
    code: own,
    column: browser ? 'tries_of_browser' : 'tries_of_address',
    most: tries,
  } as const;
}

const limitOfTries = ({ id }: LiveCode, address: string): Limit => ({
  key: `code:tries:${id}:${address}`,
  most: codeRules.triesOfAddress,
  seconds: codeRules.minutes * 60,
});
