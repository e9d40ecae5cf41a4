import { Outlet } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { repeatEarlyPress } from '#web/framework/early-press.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { ModalHost } from '#web/modals/modal-host.tsx';
import { WithoutScripts } from '#web/modals/without-scripts.tsx';
import { useRememberedTarget } from '#web/session/steps/use-remembered-target.ts';
import { OfflineLine } from '#web/ui/feedback/offline-line.tsx';
import { SnackbarProvider } from '#web/ui/feedback/snackbars.tsx';
import { HydrationContext } from '#web/framework/hydrated.ts';
import { useSavedPages } from '#web/offline/use-saved-pages.ts';
import { Monitoring } from '#web/monitoring/monitoring.tsx';
import { useContentFocus } from './use-content-focus.ts';
import { CookieBanner } from '#web/cookies/cookie-banner.tsx';

const LiveConnection = lazyPart(() => import('#web/realtime/live-connection.tsx'));

/** What every page has besides its layout: modals, snackbars, the cookie banner. */
export function GlobalFrame() {
  useRememberedTarget();
  useSavedPages();
  useContentFocus();
  const user = useUser();
  // The server refuses everything to the staff until they have a second factor.
  const hasNews = user !== null && user.second_factor !== 'needed';
  const [isHydrated, setHydrated] = useState(false);
  const tellHydrated = useCallback(() => setHydrated(true), []);
  useEffect(() => {
    if (isHydrated) repeatEarlyPress();
  }, [isHydrated]);
  return (
    <SnackbarProvider>
      <OfflineLine />
      {!isHydrated && <WithoutScripts />}
      <HydrationContext value={tellHydrated}>
        <Outlet />
      </HydrationContext>
      <CookieBanner />
      {isHydrated && <Monitoring />}
      {isHydrated && <ModalHost />}
      {isHydrated && hasNews && (
        <Suspense>
          <LiveConnection />
        </Suspense>
      )}
    </SnackbarProvider>
  );
}
