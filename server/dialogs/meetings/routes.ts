import { Readable } from 'node:stream';
import { meetingCalls } from '#contract/meeting-calls.ts';
import type { AddRoute } from '#server/platform/route.ts';
import * as meetings from './actions.ts';
import { meetingCalendar } from './queries.ts';

export function addMeetingRoutes(add: AddRoute): void {
  const calls = meetingCalls;

  add(calls.propose, async ({ viewer, body }, { db }) => meetings.proposeMeeting(db, viewer, body));
  add(calls.move, async ({ viewer, params, body }, { db }) =>
    meetings.moveMeeting(db, viewer, params.id, body),
  );
  add(calls.accept, async ({ viewer, params }, { db }) =>
    meetings.acceptMeeting(db, viewer, params.id),
  );
  add(calls.cancel, async ({ viewer, params }, { db }) =>
    meetings.cancelMeeting(db, viewer, params.id),
  );
  add(calls.calendar, async ({ viewer, params, reply }, deps) => {
    const calendar = await meetingCalendar(deps, viewer, params.id);
    reply.headers({
      'content-disposition': 'attachment; filename="vstrecha.ics"',
      'x-content-type-options': 'nosniff',
    });
    return Readable.from([Buffer.from(calendar)]);
  });
}
