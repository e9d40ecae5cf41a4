import type { AnyRouter } from '@tanstack/react-router';
import { afterPaint } from '#web/lib/browser/after-paint.ts';

/** A press is answered by the frame that shows it; the page that it leads to is drawn then. */
export function navigateAfterPaint(router: Pick<AnyRouter, 'navigate'>): void {
  const navigate: AnyRouter['navigate'] = router.navigate;

  router.navigate = (options) =>
    // Whoever asks later than in the press itself has nothing to answer.
    window.event
      ? new Promise((resolve) => afterPaint(() => resolve(navigate(options))))
      : navigate(options);
}
