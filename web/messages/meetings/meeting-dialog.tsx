import { useState } from 'react';
import {
  type Meeting,
  meetingLimits,
  type MeetingProposal,
  type MeetingWay,
  type MeetingZone,
} from '#contract/meetings.ts';
import { capitalize } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { newUuid } from '../outbox/new-uuid.ts';
import { fieldsOf, likelyFields, momentOf } from './meeting-time.ts';

const ways = [
  { value: 'place', label: 'Встретимся' },
  { value: 'phone', label: 'Созвонимся' },
] as const;

const dayMs = 24 * 60 * 60_000;

interface MeetingDialogProps {
  /** One that is to be moved. */
  meeting: Meeting | null;
  /** Of the city: by it the time is meant, wherever the writer is. */
  zone: MeetingZone;
  onPropose: (proposal: MeetingProposal) => Promise<unknown>;
  onClose: () => void;
}

/** When and where: proposed to the other side, who accepts, moves or declines. */
export default function MeetingDialog({ meeting, zone, onPropose, onClose }: MeetingDialogProps) {
  // The same proposal, however often its answer is lost.
  const [client_id] = useState(newUuid);
  const [now] = useState(() => Date.now());
  const offset = zone.offset_minutes;
  const [fields, setFields] = useState(() =>
    meeting ? fieldsOf(Date.parse(meeting.starts_at), offset) : likelyFields(now, offset),
  );
  const [way, setWay] = useState<MeetingWay>(meeting?.way ?? 'place');
  const [place, setPlace] = useState(meeting?.place ?? '');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    const starts_at = momentOf(fields.date, fields.time, offset);
    refuse({
      ...(starts_at === null && { starts_at: ['Выберите день и время'] }),
      ...(way === 'place' && !place.trim() && { place: ['Напишите, где встретитесь'] }),
    });
    const proposal = { client_id, starts_at: starts_at ?? '', way };
    await onPropose({ ...proposal, place: way === 'place' ? place.trim() : '' });
    onClose();
  });
  const whenError = errorsOf('starts_at')[0];

  return (
    <Dialog open title={meeting ? 'Другое время' : 'Предложить встречу'} onClose={onClose}>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <RadioGroup label="Как" look="pair" options={ways} value={way} onValueChange={setWay} />
        <div>
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 max-[20rem]:grid-cols-1">
            <TextField
              label="День"
              type="date"
              min={fieldsOf(now, offset).date}
              max={fieldsOf(now + meetingLimits.daysAhead * dayMs, offset).date}
              value={fields.date}
              onChange={({ target }) => setFields({ ...fields, date: target.value })}
              aria-invalid={whenError ? true : undefined}
              aria-describedby="meeting-when"
            />
            <TextField
              label="Время"
              type="time"
              value={fields.time}
              onChange={({ target }) => setFields({ ...fields, time: target.value })}
              aria-invalid={whenError ? true : undefined}
              aria-describedby="meeting-when"
            />
          </div>
          <p
            id="meeting-when"
            className={whenError ? 'mt-1 text-sm text-error' : 'mt-1 text-sm text-muted'}
          >
            {whenError ?? capitalize(zone.words)}
          </p>
        </div>
        {way === 'place' && (
          <TextField
            label="Где"
            hint="Для первой встречи лучше людное место: кафе или вход в метро"
            maxLength={meetingLimits.place}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            error={errorsOf('place')[0]}
          />
        )}
        <Button type="submit" wide size="large" pending={pending}>
          Предложить
        </Button>
      </SubmitForm>
    </Dialog>
  );
}
