import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { channelChannel, typing } from '#contract/dialog-events.ts';
import { subscribe, whisper } from '#web/realtime/subscriptions.ts';

const shownMs = 5000;
const saidEveryMs = 3000;

/** Whether the other person is writing; `newest` is what they have said last, which ends it. */
export function useTyping(channel: string, newest: number | undefined, isOpen: boolean): boolean {
  const [since, setSince] = useState<{ newest: number | undefined } | null>(null);
  const begin = useEffectEvent(() => setSince({ newest }));
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(channelChannel(channel), typing, () => {
      begin();
      clearTimeout(timer);
      timer = setTimeout(() => setSince(null), shownMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
      setSince(null);
    };
  }, [channel, isOpen]);
  return since !== null && since.newest === newest;
}

/** Says to the other side that something is being written, now and then. */
export function useSayTyping(channel: string): () => void {
  const saidAt = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - saidAt.current < saidEveryMs) return;
    saidAt.current = now;
    whisper(channelChannel(channel), typing, {});
  }, [channel]);
}
