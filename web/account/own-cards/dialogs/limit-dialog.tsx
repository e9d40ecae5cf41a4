import { useState } from 'react';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseLimits } from '#contract/responses.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const id = 'responses-at-most';
const usual = 10;

interface LimitDialogProps {
  card: OwnCard;
  onDone: (most: number | null) => Promise<void>;
  onClose: () => void;
}

/** How many responses may wait for an answer of the family at once. */
export function LimitDialog({ card, onDone, onClose }: LimitDialogProps) {
  const { most: kept } = card.responses;
  const [most, setMost] = useState<number | null>(kept ?? usual);
  const { submit, pending, problem, errorsOf } = useSubmit(async (limit: number | null) => {
    const isKnown = limit === null || (limit >= 1 && limit <= responseLimits.openAtMost);
    refuse(isKnown ? {} : { most: [`Укажите число от 1 до ${responseLimits.openAtMost}`] });
    await onDone(limit);
    onClose();
  });
  const save = () => {
    // Empty does not mean any number: there is a button for it.
    void submit(most ?? 0);
  };
  return (
    <QuestionDialog
      title="Сколько откликов принимать?"
      cancel="Отмена"
      problem={problem}
      fields={{ most: id }}
      onClose={onClose}
      actions={
        <Button pending={pending} onClick={save}>
          Сохранить
        </Button>
      }
    >
      <p>
        Когда столько откликов ждут вашего ответа, новые не приходят. Ответите на прежние — место
        освободится.
      </p>
      <NumberField
        id={id}
        label="Не больше"
        digits={3}
        value={most}
        error={errorsOf('most')[0]}
        onValueChange={setMost}
      />
      {kept !== null && (
        <Button
          kind="quiet"
          size="small"
          className="-mx-3 self-start px-3!"
          pending={pending}
          onClick={() => void submit(null)}
        >
          Принимать без ограничения
        </Button>
      )}
    </QuestionDialog>
  );
}
