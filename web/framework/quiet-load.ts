let running = 0;

/** A part of the page that nobody waits for: null when it cannot be had. */
export async function loadQuietly<Part>(load: () => Promise<Part>): Promise<Part | null> {
  running += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    running -= 1;
  }
}

export const isLoadingQuietly = () => running > 0;
