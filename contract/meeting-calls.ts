import { z } from 'zod';
import { channelKeyField, messageSchema } from './messages.ts';
import { answerFile, endpoint } from './endpoint.ts';
import { meetingProposalSchema } from './meetings.ts';

const meetings = '/v1/user/dialogs/meeting';
/** By its message. */
const byMessage = z.object({ id: z.coerce.number().int().positive() });

export const meetingCalls = {
  propose: endpoint({
    method: 'POST',
    path: meetings,
    access: 'user',
    summary: 'Предложить встречу или звонок; с тем же client_id — один раз',
    withoutIdempotency: true,
    body: meetingProposalSchema.extend({ channel: channelKeyField }),
    answer: messageSchema,
  }),
  move: endpoint({
    method: 'POST',
    path: `${meetings}/:id/move`,
    access: 'user',
    summary: 'Предложить другое время вместо этого; с тем же client_id — один раз',
    withoutIdempotency: true,
    params: byMessage,
    body: meetingProposalSchema,
    answer: messageSchema,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${meetings}/:id/accept`,
    access: 'user',
    summary: 'Согласиться на встречу',
    params: byMessage,
    answer: messageSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${meetings}/:id/cancel`,
    access: 'user',
    summary: 'Отменить встречу или отказаться от неё',
    params: byMessage,
    answer: messageSchema,
  }),
  calendar: endpoint({
    method: 'GET',
    path: `${meetings}/:id/calendar`,
    access: 'user',
    summary: 'Согласованная встреча как событие календаря, отменённая — как отмена',
    params: byMessage,
    answer: answerFile,
    answerBytes: 'text/calendar',
  }),
} as const;
