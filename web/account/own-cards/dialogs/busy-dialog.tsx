import { useState } from 'react';
import { moscowDay } from '#contract/russian.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const dayMs = 86_400_000;
const inDays = (count: number) => moscowDay(new Date(Date.now() + count * dayMs));
const nearDays = [
  { days: 7, label: 'На неделю' },
  { days: 30, label: 'На месяц' },
  { days: 90, label: 'На три месяца' },
];
const id = 'busy-until';

type BusyDialogProps = { onDone: (until: string) => Promise<void>; onClose: () => void };

/** The day until which the owner of a resume has other work. */
export function BusyDialog({ onDone, onClose }: BusyDialogProps) {
  const [until, setUntil] = useState(inDays(30));
  const { submit, pending, problem, errorsOf } = useSubmit(onDone);
  const save = async () => {
    if (await submit(until)) onClose();
  };
  return (
    <QuestionDialog
      title="До какого дня вы заняты?"
      cancel="Отмена"
      problem={problem}
      fields={{ until: id }}
      onClose={onClose}
      actions={
        <Button pending={pending} onClick={() => void save()}>
          Сохранить
        </Button>
      }
    >
      <p>Анкета останется в поиске, и семьи увидят, когда вы освободитесь.</p>
      <div className="flex flex-wrap gap-2">
        {nearDays.map(({ days, label }) => (
          <Button
            key={days}
            kind="secondary"
            size="small"
            aria-pressed={until === inDays(days)}
            className="aria-pressed:border-action aria-pressed:bg-action-soft"
            onClick={() => setUntil(inDays(days))}
          >
            {label}
          </Button>
        ))}
      </div>
      <TextField
        id={id}
        type="date"
        label="Последний занятый день"
        min={inDays(0)}
        max={inDays(365)}
        error={errorsOf('until')[0]}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </QuestionDialog>
  );
}
