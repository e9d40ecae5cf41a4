import { Outlet } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { repeatEarlyPress } from '#web/framework/early-press.ts';
import { ModalHost } from '#web/modals/modal-host.tsx';
import { useConnection } from '#web/realtime/use-connection.ts';
import { useRememberedTarget } from '#web/session/steps/use-remembered-target.ts';
import { OfflineLine } from '#web/ui/feedback/offline-line.tsx';
import { SnackbarProvider } from '#web/ui/feedback/snackbars.tsx';
import { HydrationContext } from '#web/framework/hydrated.ts';
import { CookieBanner } from './cookie-banner.tsx';

/** What every page has besides its layout: modals, snackbars, the cookie banner. */
export function GlobalFrame() {
  useRememberedTarget();
  useConnection();
  const [isHydrated, setHydrated] = useState(false);
  const tellHydrated = useCallback(() => setHydrated(true), []);
  useEffect(() => {
    if (isHydrated) repeatEarlyPress();
  }, [isHydrated]);
  return (
    <SnackbarProvider>
      <OfflineLine />
      <HydrationContext value={tellHydrated}>
        <Outlet />
      </HydrationContext>
      <CookieBanner />
      {isHydrated && <ModalHost />}
    </SnackbarProvider>
  );
}
