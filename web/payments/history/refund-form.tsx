import { useState } from 'react';
import { transactionCalls, type Transaction } from '#contract/transactions.ts';
import { formatMoney } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

const fewest = 10;

interface RefundFormProps {
  payment: Transaction;
  onAsked: () => void;
  onClose: () => void;
}

/** How much comes back, why it is asked for, and what happens then. */
export function RefundForm({ payment, onAsked, onClose }: RefundFormProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [text, setText] = useState('');
  const sum = formatMoney(payment.refundable_kopecks ?? 0);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (text.trim().length < fewest) {
      refuse({ text: [`Напишите подробнее: не меньше ${fewest} знаков`] });
    }
    await api.call(transactionCalls.askRefund, { params: { id: payment.id }, body: { text } });
    onClose();
    onAsked();
    showSnackbar({ type: 'success', text: 'Просьба отправлена. Ответим здесь и письмом' });
  });
  const error = errorsOf('text')[0];
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <p>
        Вернём <strong className="numbers">{sum}</strong> — за то, чем вы ещё не воспользовались.
        После возврата тариф закончится.
      </p>
      <TextArea
        label="Почему возвращаете?"
        hint="Просьбу прочитает сотрудник. Деньги придут туда, откуда вы платили"
        countTo={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={pending}>
          Попросить вернуть {sum}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Не возвращать
        </Button>
      </div>
    </SubmitForm>
  );
}
