import { handlers } from './processing.ts';
import { residentAtMost, residentAtRest } from './memory.ts';
import { PictureRefusal } from './refusals.ts';
import type { Order, Reply, TaskName } from './tasks.ts';

// The process that decodes, one picture at a time. It has no secrets and no connections, and ends
// with the process that has started it.

const msBetweenLooks = 20;

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => void answer(order));
// Decoding is off this thread, so it goes on looking meanwhile. Not every system keeps a limit.
setInterval(() => {
  if (process.memoryUsage.rss() > residentAtMost) process.kill(process.pid, 'SIGKILL');
}, msBetweenLooks);
process.send?.('ready');

async function answer(order: Order): Promise<void> {
  const answered = await work(order);
  const reply: Reply = { ...answered, isLast: process.memoryUsage.rss() > residentAtRest };
  process.send?.(reply);
}

async function work<Name extends TaskName>(
  order: Order<Name>,
): Promise<Pick<Reply, 'output' | 'refusal'>> {
  try {
    return { output: await handlers[order.name](order.input) };
  } catch (error) {
    // Whatever else the decoder complains of is a fault of the file.
    return { refusal: error instanceof PictureRefusal ? error.refusal : 'broken' };
  }
}
