import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { useStoredRole } from '#web/session/steps/guest-role.ts';
import { tourPath } from './tour-role.ts';

/** An address that names no role leads whoever works, or looks for work, to the tour for them. */
export function useOwnTour(): void {
  const router = useRouter();
  const user = useUser();
  const stored = useStoredRole();
  const isNamed = useSearch({ strict: false, select: (search) => 'role' in search });
  const isWorker = user ? user.role.name === 'worker' : stored === 'worker';
  const wants = isWorker && !isNamed;
  useEffect(() => {
    if (!wants) return;
    void router.navigate({ href: tourPath('worker'), replace: true, resetScroll: false });
  }, [wants, router]);
}
