import { useEffect, useState } from 'react';
import { sendEmailCode, sendPhoneCode, verifyEmail, verifyPhone } from '#contract/session.ts';
import type { Login } from '#contract/contacts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useStored, writeStored } from '#web/lib/local-storage.ts';
import { useApi } from '#web/lib/router-context.ts';

export type Channel = Login['channel'];

const pauseMs = 60_000;
const goodForMs = 10 * 60_000;
const keyOf = (channel: Channel) => `code-sent.${channel}`;

/** Kept for the visit, so that a reload neither sends another code nor forgets the pause. */
export function rememberSentCode(channel: Channel, target: string | null): void {
  writeStored(keyOf(channel), target && `${Date.now()} ${target}`, 'session');
}

/** Sending codes to one kind of contact, with the pause between two of them. */
export function useCodeSending(channel: Channel) {
  const api = useApi();
  const stored = useStored(keyOf(channel), 'session') ?? '';
  const [, at, target = null] = /^(\d+) (.+)$/.exec(stored) ?? [];
  const sentAt = Number(at ?? 0);
  const [openedAt] = useState(() => Date.now());
  const secondsLeft = useSecondsUntil(sentAt + pauseMs);

  async function send(contact: string) {
    try {
      await (channel === 'phone'
        ? api.call(sendPhoneCode, { body: { code: 'sms', phone: contact } })
        : api.call(sendEmailCode, { body: { email: contact } }));
    } catch (error) {
      // Sent a moment ago to this very contact, perhaps in another tab: that code is still good.
      if (!isTooSoon(error) || target !== contact) throw error;
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

  const isGood = sentAt > openedAt - goodForMs;
  return { sentTo: isGood ? target : null, secondsLeft, send, verify };
}

export function isTooSoon(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 429;
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  useEffect(() => {
    if (time <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.min(left, pauseMs / 1000);
}
