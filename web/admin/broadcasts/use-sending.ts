import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Broadcast, broadcastCalls } from '#contract/broadcasts.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const lookEveryMs = 2000;

/** What can be done with a saved broadcast; while it is sent, the page follows it. */
export function useSending({ id, version, state }: Broadcast) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const params = { id };
  useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setInterval(() => void router.invalidate(), lookEveryMs);
    return () => clearInterval(timer);
  }, [router, state]);

  const steps = {
    async start() {
      await api.call(broadcastCalls.start, { params, body: { version } });
      showSnackbar({ type: 'success', text: 'Рассылка началась' });
    },
    async stop() {
      await api.call(broadcastCalls.stop, { params });
      showSnackbar({ type: 'info', text: 'Рассылка остановлена' });
    },
    async test() {
      const { email } = await api.call(broadcastCalls.test, { params });
      showSnackbar({ type: 'success', text: `Письмо отправлено на ${email}` });
    },
    async remove() {
      await api.call(broadcastCalls.remove, { params });
      showSnackbar({ type: 'success', text: 'Черновик удалён' });
      await router.navigate({ href: '/admin/broadcast', replace: true });
    },
  };
  const { submit, pending, problem } = useSubmit(async (what: keyof typeof steps) => {
    await steps[what]();
    if (what !== 'remove') await router.invalidate();
  });
  return { run: submit, pending, problem };
}
