import { addIntegration, replayIntegration } from '@sentry/browser';
import { withoutSecrets } from './without-secrets.ts';

let isStarted = false;

/** After the consent to cookies only, without a word or a picture of the page, stored nowhere here. */
export function startReplay(): void {
  if (isStarted) return;
  isStarted = true;
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // Names of buttons and pictures are words of people, too.
      maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'href', 'value', 'content'],
      stickySession: false,
      // The worker that packs would need another source of scripts.
      useCompression: false,
      beforeAddRecordingEvent(event) {
        const data = event.data as { href?: unknown } | undefined;
        if (data && typeof data.href === 'string') data.href = withoutSecrets(data.href);
        return event;
      },
    }),
  );
}
