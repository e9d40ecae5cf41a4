import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApi } from '#web/lib/context/router-context.ts';

type OpenChannel = (card: string, how?: { replace: boolean }) => Promise<void>;

/** The conversation about a card: made when there is none, and opened. */
export function useOpenChannel(): OpenChannel {
  const api = useApi();
  const navigate = useNavigate();
  return useCallback(
    async (card, { replace } = { replace: false }) => {
      // The calls of conversations are no part of what guests load.
      const { dialogCalls } = await import('#contract/dialogs.ts');
      const { channel } = await api.call(dialogCalls.open, { body: { card } });
      await navigate({ to: '/account/message/$channel', params: { channel }, replace });
    },
    [api, navigate],
  );
}
