import { useCallback, useEffect, useRef } from 'react';
import { dialogCalls } from '#contract/dialogs.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

const pauseMs = 1200;

/** Keeps on the server what is written and not sent, a little after each pause and on leaving. */
export function useDraft(channel: string, saved: string) {
  const api = useApi();
  const kept = useRef(saved);
  const wanted = useRef(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    const text = wanted.current;
    if (text === kept.current) return;
    kept.current = text;
    try {
      await api.call(dialogCalls.keepDraft, { params: { channel }, body: { text } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The next pause tries again.
      kept.current = saved;
    }
  }, [api, channel, saved]);

  useEffect(() => {
    const leave = () => void keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);

  return useCallback(
    (text: string) => {
      wanted.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), pauseMs);
    },
    [keep],
  );
}
