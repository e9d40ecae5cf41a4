import type { Login } from '#contract/contacts.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import type { Limit } from '#server/platform/admission/attempts.ts';

/** Of one person, who mistypes: counters with others in them allow more. */
export const triesOfOne = 10;
const quarterHour = 15 * 60;
const hour = 60 * 60;

const ofWorld = (name: string) => `login:strangers:${name}`;
const ofNameFrom = (name: string, address: string) => `login:${name}:${addressKey(address)}`;

/**
 * The last one holds for the whole world together. Browsers that the account has signed in with do
 * not share it, nor does an address where its person is signed in now, so a stranger who uses it up
 * does not lock the owner out.
 */
export function limitsOfStranger({ value }: Login, address: string, isHome: boolean): Limit[] {
  return [
    { key: `login:${addressKey(address)}`, most: 100, seconds: quarterHour },
    { key: ofNameFrom(value, address), most: triesOfOne, seconds: quarterHour },
    ...(isHome ? [] : [{ key: ofWorld(value), most: 30, seconds: hour }]),
  ];
}

export const limitOfBrowser = (userId: number, browser: string): Limit => ({
  key: `login:browser:${userId}:${browser}`,
  most: triesOfOne,
  seconds: quarterHour,
});

/** What stands in the way of this name, from everywhere and from here. */
export const keysOfName = (name: string, address: string): string[] => [
  ofWorld(name),
  ofNameFrom(name, address),
];
