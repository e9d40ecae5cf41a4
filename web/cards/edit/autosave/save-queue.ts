/** One work at a time, and one that waits for its time. */
export function createSaveQueue() {
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isBusy: () => running !== null,
    /** Answers of the work that is under way, or begins this one. */
    run: (work: () => Promise<boolean>): Promise<boolean> => {
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
    /** Whatever waited before is forgotten. */
    later: (ms: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    forget: () => clearTimeout(timer),
  };
}
