import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Device, deviceCalls } from '#contract/account.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** Signing out somewhere else. */
export function useDevices() {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [target, setTarget] = useState<number | 'others'>('others');

  const { submit, pending, problem } = useSubmit(async (chosen: Device | 'others') => {
    setTarget(chosen === 'others' ? chosen : chosen.id);
    await (chosen === 'others' ? api.call(deviceCalls.endOthers) : endOne(api, chosen.id));
    const text = chosen === 'others' ? 'Теперь вы вошли только здесь' : `Вы вышли: ${chosen.name}`;
    showSnackbar({ type: 'success', text });
    await router.invalidate();
  });

  return {
    end: (device: Device) => submit(device),
    endOthers: () => submit('others'),
    ending: pending ? target : null,
    problem,
  };
}

/** Gone already is what was wanted. */
async function endOne(api: Api, id: number): Promise<void> {
  try {
    await api.call(deviceCalls.end, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.status === 404)) throw error;
  }
}
