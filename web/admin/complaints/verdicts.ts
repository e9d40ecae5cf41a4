import type { ComplaintDecision, QueuedComplaint } from '#contract/moderation.ts';
import { blockReasons } from '#web/blocking/reasons.ts';
import type { Verdicts } from '../queue/verdicts.ts';

export const complaintVerdicts: Verdicts<QueuedComplaint, ComplaintDecision> = {
  accept: {
    label: 'Оставить карточку',
    decision: { decision: 'dismiss' },
  },
  refuse: {
    label: 'Снять карточку',
    title: 'Почему снимаем',
    hint: 'Владелец прочитает это и сможет попросить посмотреть ещё раз',
    quick: blockReasons,
    decisionOf: ({ reason }) => ({ decision: 'block', reason }),
  },
};
