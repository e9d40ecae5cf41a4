import type { BroadcastState } from '#contract/broadcasts.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

export const broadcastStates: Record<BroadcastState, { tone: BadgeTone; words: string }> = {
  draft: { tone: 'neutral', words: 'Черновик' },
  sending: { tone: 'info', words: 'Отправляется' },
  stopped: { tone: 'warning', words: 'Остановлена' },
  done: { tone: 'success', words: 'Отправлена' },
};
