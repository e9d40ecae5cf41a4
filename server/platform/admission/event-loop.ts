import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const windowMs = 500;

/** How late this process was of late with what was due, in milliseconds. */
export function watchEventLoop(): { delayMs: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = histogram.percentile(90) / 1e6 - resolutionMs;
    histogram.reset();
  }, windowMs).unref();
  return {
    delayMs: () => delayMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
