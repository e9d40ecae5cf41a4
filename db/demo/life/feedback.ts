import { familyHires, nannyHires, type Said, strangersHires } from './feedback-words.ts';
import type { addHires, Hire } from './hires.ts';
import type { Stage } from './stored.ts';

/** Days of work before somebody writes about it, and until staff have read it; hours. */
const [writtenAfter, readAfter] = [150, 155];

/** What those who agreed on work say of one another, in every state that staff and people see. */
export async function addFeedback(
  stage: Stage,
  { nanny, family, others }: Awaited<ReturnType<typeof addHires>>,
): Promise<void> {
  const rows = [
    ...nannyHires.flatMap((said, at) => rowsOf(stage, nanny[at], said)),
    ...familyHires.flatMap((said, at) => rowsOf(stage, family[at], said)),
    ...strangersHires.flatMap((said, at) => rowsOf(stage, others[at], said)),
  ];
  if (rows.length > 0) await stage.trx.insertInto('feedback').values(rows).execute();
}

const rowsOf = (stage: Stage, hire: Hire | undefined, said: readonly Said[]) =>
  hire ? said.map((one) => rowOf(stage, hire, one)) : [];

function rowOf(
  { ago, people }: Stage,
  { response, worker, family, hours }: Hire,
  { about, stage, ...said }: Said,
) {
  const by_family = about === 'worker';
  const read = ago(hours - readAfter);
  return {
    response_id: response,
    author_id: by_family ? family : worker,
    about_id: by_family ? worker : family,
    by_family,
    ...said,
    created_at: ago(hours - writtenAfter),
    approved_at: stage === 'shown' || stage === 'approved' ? read : null,
    shown_at: stage === 'shown' ? read : null,
    // What somebody disputes stays in sight, and waits for staff once more.
    ...(stage === 'waiting' || said.complaint
      ? {}
      : {
          decision: stage === 'rejected' ? ('reject' as const) : ('approve' as const),
          decided_by: people.moderator,
          decided_at: read,
          applied_at: read,
        }),
  };
}
