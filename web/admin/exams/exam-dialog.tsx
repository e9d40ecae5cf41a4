import { Suspense, useState } from 'react';
import type { ExamStep, StaffExam } from '#contract/exams.ts';
import { type ExamRisk, examRisks } from '#contract/exam-risks.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const Dialog = lazyPart(() => import('#web/ui/overlay/dialog.tsx'));

const titles: Record<ExamStep['step'], string> = {
  schedule: 'Когда и где',
  finish: 'Что показала проверка',
  cancel: 'Почему отменяем',
};

const risks = Object.entries(examRisks).map(([value, label]) => ({
  value: value as ExamRisk,
  label,
}));

interface ExamDialogProps {
  step: ExamStep['step'];
  exam: StaffExam;
  /** Offered where no place was agreed upon yet. */
  lastPlace: string;
  onSend: (step: ExamStep) => Promise<void>;
  onClose: () => void;
}

/** What has to be said for one step; it is told to the person. */
export function ExamDialog({ step, exam, lastPlace, onSend, onClose }: ExamDialogProps) {
  const [fields, setFields] = useState({
    day: exam.day ?? '',
    time: exam.time,
    place: exam.place || lastPlace,
    risk: exam.risk,
    reason: '',
  });
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    await onSend(asStep(step, fields));
  });
  const change = (changed: Partial<Fields>) => setFields({ ...fields, ...changed });
  return (
    <Suspense>
      <Dialog open title={titles[step]} onClose={onClose}>
        <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
          {problem && !problem.errors && <FormProblem problem={problem} />}
          {step === 'schedule' && (
            <>
              <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
                <TextField
                  label="День"
                  type="date"
                  value={fields.day}
                  onChange={({ target }) => change({ day: target.value })}
                  error={errorsOf('day')[0]}
                />
                <TextField
                  label="Время"
                  type="time"
                  value={fields.time}
                  onChange={({ target }) => change({ time: target.value })}
                  error={errorsOf('time')[0]}
                />
              </div>
              <TextField
                label="Адрес"
                hint={
                  !exam.place && lastPlace
                    ? 'Как в прошлый раз. Человек увидит его в кабинете и в письме'
                    : 'Человек увидит его в кабинете и в письме'
                }
                maxLength={200}
                value={fields.place}
                onChange={({ target }) => change({ place: target.value })}
                error={errorsOf('place')[0]}
              />
            </>
          )}
          {step === 'finish' && (
            <RadioGroup
              label="Риск"
              options={risks}
              value={fields.risk}
              onValueChange={(risk) => change({ risk })}
              error={errorsOf('risk')[0]}
            />
          )}
          {step === 'cancel' && (
            <TextArea
              label="Причина"
              hint="Человек прочитает её в кабинете"
              maxLength={1000}
              value={fields.reason}
              onChange={({ target }) => change({ reason: target.value })}
              error={errorsOf('reason')[0]}
            />
          )}
          <Button type="submit" wide pending={pending}>
            Сохранить
          </Button>
        </SubmitForm>
      </Dialog>
    </Suspense>
  );
}

interface Fields {
  day: string;
  time: string;
  place: string;
  risk: ExamRisk | null;
  reason: string;
}

function asStep(step: ExamStep['step'], { day, time, place, risk, reason }: Fields): ExamStep {
  if (step === 'schedule') return { step, day, time, place };
  if (step === 'cancel') return { step, reason };
  // As with an empty day, the server names what is missing.
  return { step, risk: risk as ExamRisk };
}
