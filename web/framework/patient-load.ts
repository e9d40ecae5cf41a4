import { loadQuietly } from './quiet-load.ts';

/** While the network is there: after that, the code itself is missing. */
const pausesMs = [1000, 4000];

/**
 * Loads code, again and again while the browser is offline. Rejects when it cannot be had with a
 * network: the last attempt is a loud one, and the reload guard sees it.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pauseMs of pausesMs) {
    const part = await loadOnline(load);
    if (part !== null) return part;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return load();
}

async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part | null> {
  for (;;) {
    const part = await loadQuietly(load);
    if (part !== null || navigator.onLine) return part;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}
