import { useEffect } from 'react';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { syncPush } from './browser-push.ts';

const toldSession = 'push-session';

/** Once a session this browser says again where it is reached, if the person has asked for pushes. */
export function usePushSync(): void {
  const api = useApi();
  const user = useUser();
  const key = useShell()?.config.push_key;
  const id = user?.id;
  const token = user?.role.token;
  useEffect(() => {
    if (id === undefined || !token || !key || readStored(toldSession) === token) return;
    syncPush(api, id, key).then(
      () => writeStored(toldSession, token),
      // The service of the browser does not answer: the next page tries again.
      () => undefined,
    );
  }, [api, id, token, key]);
}
