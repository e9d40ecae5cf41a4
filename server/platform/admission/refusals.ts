import type { FastifyBaseLogger } from 'fastify';

/** One line in a while says how much was refused: a flood must not become one of lines. */
export function countRefusals(
  log: FastifyBaseLogger,
  everyMs = 10_000,
): { count: (what: string) => void; stop: () => void } {
  const refused: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    log.warn({ refused: { ...refused } }, 'more was asked than can be answered');
    for (const what of Object.keys(refused)) delete refused[what];
  };
  return {
    count(what) {
      refused[what] = (refused[what] ?? 0) + 1;
      timer ??= setTimeout(tell, everyMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
