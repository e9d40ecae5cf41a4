import { useEffect, useState } from 'react';
import { listOwnComplaints, type OwnComplaint } from '#contract/complaints.ts';
import { formatDay } from '#contract/russian.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { outcomeOf } from './state-words.ts';

interface EarlierNoteProps {
  /** Which of one's own complaints is about the same. */
  isSame: (complaint: OwnComplaint) => boolean;
}

/** Whoever has complained of this before reads here what became of it. */
export function EarlierNote({ isSame }: EarlierNoteProps) {
  const complaint = useOwnComplaints().find(isSame);
  if (!complaint) return null;
  const { state, answer, created_at } = complaint;
  return (
    <Note tone="info" className="mb-5">
      <p>
        <span className="font-semibold">Вы жаловались {formatDay(created_at)}. </span>
        {answer || outcomeOf(complaint)}
        {state === 'waiting' && ' Можно написать ещё, мы добавим к первой жалобе.'}
      </p>
      <HrefLink
        href="/account/complaints"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
      >
        Все ваши жалобы
      </HrefLink>
    </Note>
  );
}

function useOwnComplaints(): OwnComplaint[] {
  const api = useApi();
  const [complaints, setComplaints] = useState<OwnComplaint[]>([]);
  useEffect(() => {
    api
      .call(listOwnComplaints)
      .then(({ data }) => setComplaints(data))
      .catch((error: unknown) => {
        // The form works without it.
        if (!(error instanceof ApiError)) throw error;
      });
  }, [api]);
  return complaints;
}
