import { Outlet } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { repeatEarlyPress } from '#web/framework/early-press.ts';
import { ModalHost } from '#web/modals/modal-host.tsx';
import { useLine } from '#web/realtime/use-line.ts';
import { useRememberedTarget } from '#web/session/steps/use-remembered-target.ts';
import { OfflineLine } from '#web/ui/feedback/offline-line.tsx';
import { SnackbarProvider } from '#web/ui/feedback/snackbars.tsx';
import { WakeContext } from '#web/framework/hydrated.ts';
import { CookieBanner } from './cookie-banner.tsx';

/** What every page has besides its layout: modals, snackbars, the cookie banner. */
export function GlobalFrame() {
  useRememberedTarget();
  useLine();
  const [isAwake, setAwake] = useState(false);
  const wake = useCallback(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake) repeatEarlyPress();
  }, [isAwake]);
  return (
    <SnackbarProvider>
      <OfflineLine />
      <WakeContext value={wake}>
        <Outlet />
      </WakeContext>
      <CookieBanner />
      {isAwake && <ModalHost />}
    </SnackbarProvider>
  );
}
