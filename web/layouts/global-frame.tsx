import { Outlet } from '@tanstack/react-router';
import { ModalHost } from '#web/modals/modal-host.tsx';
import { useRememberedTarget } from '#web/session/use-remembered-target.ts';
import { OfflineLine } from '#web/ui/offline-line.tsx';
import { SnackbarProvider } from '#web/ui/snackbars.tsx';
import { CookieBanner } from './cookie-banner.tsx';

/** What every page has besides its layout: modals, snackbars, the cookie banner. */
export function GlobalFrame() {
  useRememberedTarget();
  return (
    <SnackbarProvider>
      <OfflineLine />
      <Outlet />
      <CookieBanner />
      <ModalHost />
    </SnackbarProvider>
  );
}
