import { useState } from 'react';
import { useStored } from '#web/lib/browser/local-storage.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { hasPush, pushOwner, switchPushOff, switchPushOn } from './browser-push.ts';

type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

/** Whether this browser is told by push, and how to change it; unknown until hydration. */
export function useBrowserPush() {
  const api = useApi();
  const id = useUser()?.id;
  const key = useShell()?.config.push_key;
  const owner = useStored(pushOwner);
  const [isDenied, setDenied] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isChanging, setChanging] = useState(false);

  async function change(isOn: boolean): Promise<void> {
    if (id === undefined || key === undefined) return;
    setChanging(true);
    setFailed(false);
    try {
      if (isOn) setDenied(!(await switchPushOn(api, id, key)));
      else await switchPushOff(api);
    } catch {
      // Of our server, or of the browser's own service: the person can only try again.
      setFailed(true);
    } finally {
      setChanging(false);
    }
  }

  return { state: stateOf(owner, id, isDenied), isFailed, isChanging, change };
}

function stateOf(
  owner: string | null | undefined,
  id: number | undefined,
  isDenied: boolean,
): PushState {
  if (owner === undefined) return 'unknown';
  if (!hasPush()) return 'unsupported';
  if (isDenied || Notification.permission === 'denied') return 'denied';
  return owner === String(id) && Notification.permission === 'granted' ? 'on' : 'off';
}
