import { useEffect, useState } from 'react';
import { useShell } from '#web/lib/context/use-shell.ts';
import { useStored } from '#web/lib/browser/local-storage.ts';
import { whenIdle } from '#web/lib/browser/when-idle.ts';
import { loadPatiently } from '#web/framework/patient-load.ts';
import { watchErrors } from './early-errors.ts';

/**
 * Tells the operator's own server of errors, and offers their chat. Where neither is set nothing of
 * it is loaded; what watches the person starts after the consent to cookies only.
 */
export function Monitoring() {
  const config = useShell()?.config;
  const sentry = config?.sentry ?? null;
  const support_widget = config?.support_widget ?? null;
  const [isStarted, setStarted] = useState(false);
  const hasConsent = useStored('cookie') === 'agreed';
  useEffect(() => {
    if (!sentry) return;
    const stop = watchErrors();
    async function start(of: NonNullable<typeof sentry>) {
      const { startSentry } = await loadPatiently(() => import('./sentry.ts'));
      stop();
      startSentry(of);
      setStarted(true);
    }
    whenIdle(() => void start(sentry));
    return stop;
  }, [sentry]);
  useEffect(() => {
    if (!isStarted || !hasConsent) return;
    async function start() {
      const { startReplay } = await loadPatiently(() => import('./replay.ts'));
      startReplay();
    }
    whenIdle(() => void start());
  }, [isStarted, hasConsent]);
  useEffect(() => {
    if (!support_widget || !hasConsent) return;
    whenIdle(() => addScript(support_widget));
  }, [support_widget, hasConsent]);
  return null;
}

function addScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
