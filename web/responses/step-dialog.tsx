import { useState } from 'react';
import { declineReasonWords, type DeclineReason } from '#contract/response-reasons.ts';
import type { ResponseSide } from '#contract/response-states.ts';
import { responseLimits, type ResponseStep } from '#contract/responses.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import type { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import type { StepWords } from './use-response.ts';
import { stepNames } from './words.ts';

interface StepDialogProps {
  side: ResponseSide;
  step: ResponseStep;
  work: ReturnType<typeof useSubmit<[status: ResponseStep, words?: StepWords]>>;
  /** How many are declined at once; one unless said. */
  count?: number;
  onClose: () => void;
}

const texts: Partial<Record<ResponseStep, string>> = {
  hired:
    'Когда вы обо всём договорились. Мы скажем об этом человеку, а вам предложим закрыть вакансию.',
  withdrawn: 'Человек увидит, что вы передумали.',
};

/** Asks once more, and for the reason of a «no». */
export default function StepDialog({ side, step, work, count = 1, onClose }: StepDialogProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [comment, setComment] = useState('');
  const name = stepNames[side][step];
  const send = () =>
    void work.submit(step, {
      ...(reason && { reason }),
      ...(comment.trim() && { comment: comment.trim() }),
    });
  return (
    <Dialog open title={count > 1 ? `${name}: ${count}` : `${name}?`} onClose={onClose}>
      <SubmitForm onSubmit={send} attempt={work.attempt}>
        <FormProblem problem={work.problem} fields={{ comment: 'decline-comment' }} />
        {texts[step] && <p>{texts[step]}</p>}
        {step === 'declined' && (
          <>
            <RadioGroup
              label="Причина"
              hint="Её увидит тот, кому вы отвечаете"
              options={reasonsOf(side)}
              value={reason}
              error={reason ? undefined : work.errorsOf('reason')[0]}
              onValueChange={setReason}
            />
            <TextArea
              id="decline-comment"
              label="Своими словами"
              optional={reason !== 'other'}
              rows={2}
              maxLength={responseLimits.comment}
              value={comment}
              error={work.errorsOf('comment')[0]}
              onChange={({ target }) => setComment(target.value)}
            />
          </>
        )}
        <Button type="submit" wide pending={work.pending}>
          {name}
        </Button>
      </SubmitForm>
    </Dialog>
  );
}

const reasonsOf = (side: ResponseSide) =>
  (Object.entries(declineReasonWords[side]) as [DeclineReason, string][]).map(([value, label]) => ({
    value,
    label,
  }));
