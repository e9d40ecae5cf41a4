interface Running {
  /** Remembers how to stop what has just been started. */
  add(stop: () => Promise<unknown>): void;
  /** Stops everything once, the latest first. */
  stop(): Promise<void>;
}

/**
 * Stops what was started, in reverse order, at the first of these signals; also when it comes in
 * the middle of the start, so that nothing is left behind. What cannot be stopped is told, and the
 * rest is stopped all the same.
 */
export function stopInReverse(
  signals: NodeJS.Signals[],
  tell: (error: unknown) => void = () => undefined,
): Running {
  const stops: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let next = stops.pop(); next; next = stops.pop()) {
      try {
        await next();
      } catch (error) {
        tell(error);
      }
    }
  }

  const running: Running = {
    add(stop) {
      stops.push(stop);
      // The signal came while this was being started.
      if (stopping) stopping = stopping.then(stopAll);
    },
    stop: () => (stopping ??= stopAll()),
  };
  for (const signal of signals) process.on(signal, () => void running.stop());
  return running;
}
