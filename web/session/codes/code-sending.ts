import { useState } from 'react';
import { sendEmailCode, sendPhoneCode, verifyEmail, verifyPhone } from '#contract/session.ts';
import type { Login } from '#contract/contacts.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSecondsUntil } from './countdown.ts';
import { pauseSeconds, secondsToWait } from './pause.ts';

export type Channel = Login['channel'];

interface SendOptions {
  /** The password of now, where another contact is to replace that of the account. */
  password?: string;
  byCall?: boolean;
  /** Nobody knows yet whether one is on its way: «too soon» then means that it is. */
  first?: boolean;
}

const goodForMs = 10 * 60_000;
const keyOf = (channel: Channel) => `code-sent.${channel}`;

interface Sent {
  target: string | null;
  at: number;
  /** When the next one may be asked for. */
  freeAt: number;
}

/** Kept for the visit, so that a reload neither sends another code nor forgets the pause. */
export function rememberSentCode(channel: Channel, target: string | null): void {
  const now = Date.now();
  keep(channel, target ? { target, at: now, freeAt: now + pauseSeconds * 1000 } : null);
}

function keep(channel: Channel, sent: Sent | null): void {
  writeStored(keyOf(channel), sent && `${sent.at} ${sent.freeAt} ${sent.target ?? ''}`, 'session');
}

function parse(stored: string): Sent {
  const [, at, freeAt, target] = /^(\d+) (\d+) (.*)$/.exec(stored) ?? [];
  return { target: target || null, at: Number(at ?? 0), freeAt: Number(freeAt ?? 0) };
}

/** Sending codes to one kind of contact, with the pause between two of them. */
export function useCodeSending(channel: Channel) {
  const api = useApi();
  const sent = parse(useStored(keyOf(channel), 'session') ?? '');
  const [openedAt] = useState(() => Date.now());
  const secondsLeft = useSecondsUntil(sent.freeAt);

  async function send(contact: string, options: SendOptions = {}) {
    const { password, byCall = false, first = false } = options;
    const again = password ? { password } : {};
    try {
      await (channel === 'phone'
        ? api.call(sendPhoneCode, {
            body: { code: byCall ? 'call' : 'sms', phone: contact, ...again },
          })
        : api.call(sendEmailCode, { body: { email: contact, ...again } }));
    } catch (error) {
      const wait = secondsToWait(error);
      if (wait === null) throw error;
      const now = Date.now();
      const freeAt = now + wait * 1000;
      // Sent a moment ago to this very contact, perhaps in another tab: that code is still good.
      const isOnItsWay = wait <= pauseSeconds && (first || sent.target === contact);
      keep(channel, isOnItsWay ? { target: contact, at: now, freeAt } : { ...sent, freeAt });
      if (!isOnItsWay) throw error;
      return;
    }
    rememberSentCode(channel, contact);
  }

  async function verify(code: string) {
    const user = await api.call(channel === 'phone' ? verifyPhone : verifyEmail, {
      body: { code },
    });
    rememberSentCode(channel, null);
    return user;
  }

  const isGood = sent.at > openedAt - goodForMs;
  return { sentTo: isGood ? sent.target : null, secondsLeft, send, verify };
}

export type CodeSending = ReturnType<typeof useCodeSending>;
