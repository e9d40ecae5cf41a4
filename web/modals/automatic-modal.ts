import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { rememberRole, useStoredRole } from '#web/session/steps/guest-role.ts';
import { isOfMessage } from '#web/session/steps/message-links.ts';
import { isForReading, roleOfPage } from '#web/session/steps/role-question.ts';
import { verificationFor } from './offered.ts';

/** These pages ask for the code themselves. */
const confirmingPages = ['/account/edit/edit-phone', '/account/edit/edit-email'];
/** A page that is read by a program must not lie under a modal. */
const programs = /bot|crawl|spider|slurp|lighthouse/i;
const roleAskedKey = 'role-asked';

/**
 * A modal that nobody asked for: sign in again after the session has died, then confirmation of a
 * contact once a load, then the choice of a role once a visit, unless the page answers it, is there to
 * be read or is the link of a message. It is not in the address.
 */
export function useAutomaticModal({ isBusy }: { isBusy: boolean }) {
  const user = useUser();
  // Of the page that is shown: on the way from one to the next the user is still that of the old one,
  // and a code that was just given would be asked for again.
  const path = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  });
  const expiry = useExpiry();
  const [verificationClosed, closeVerification] = useState(false);
  const asksRole = useRoleQuestion(user === null, isBusy, path);

  const mayVerify = !verificationClosed && !confirmingPages.includes(path) && !isOfMessage(path);
  const verification = user && mayVerify ? verificationFor(user) : null;
  if (expiry.expired) return { name: 'login' as const, isUrgent: true, close: expiry.giveUp };
  if (verification)
    return { name: verification, isUrgent: false, close: () => closeVerification(true) };
  const closeRole = () => writeStored(roleAskedKey, 'yes', 'session');
  return { name: asksRole ? ('userRole' as const) : null, isUrgent: false, close: closeRole };
}

function useRoleQuestion(isGuest: boolean, isBusy: boolean, path: string): boolean {
  const role = useStoredRole();
  const asked = useStored(roleAskedKey, 'session');
  const told = roleOfPage(path);
  useEffect(() => {
    if (isGuest && role === null && told) rememberRole(told);
  }, [isGuest, role, told]);
  // Whoever has just closed one modal is not met by the next before the next page.
  const [busyPath, setBusyPath] = useState<string | null>(null);
  if (isBusy && busyPath !== path) setBusyPath(path);
  if (!isGuest || isBusy || path === busyPath || told) return false;
  if (isForReading(path) || isOfMessage(path)) return false;
  return role === null && asked === null && !programs.test(navigator.userAgent);
}

/**
 * Both tokens have died. The page stays as it is, with all that was typed into it, until its
 * person is signed in again or gives up.
 */
function useExpiry() {
  const router = useRouter();
  const token = useUser()?.role.token ?? null;
  const [expiredFor, setExpiredFor] = useState<string | null>(null);

  useEffect(() => {
    const onReset = () => setExpiredFor(token);
    window.addEventListener('session-reset', onReset);
    return () => window.removeEventListener('session-reset', onReset);
  }, [token]);

  const giveUp = () => {
    setExpiredFor(null);
    void router.invalidate();
  };
  // A new sign-in brings a new session, and with it the end of this state.
  return { expired: expiredFor !== null && expiredFor === token, giveUp };
}
