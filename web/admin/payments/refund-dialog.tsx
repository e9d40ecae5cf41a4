import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPaymentCalls, type PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';

interface RefundDialogProps {
  payment: PaymentPage;
  onClose: () => void;
}

/** Money that goes back without having been asked for. */
export default function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { most_kopecks: most, unused_kopecks: unused } = payment;
  const [roubles, setRoubles] = useState<number | null>(Math.floor(most / 100));
  const [reason, setReason] = useState('');
  const kopecks = sumOf(roubles, most);
  const { submit, pending, problem, errorsOf, attempt } = useRefund(payment, onClose);
  const isAll = kopecks >= unused || kopecks === most;
  return (
    <Dialog open title="Вернуть деньги" onClose={onClose}>
      <SubmitForm onSubmit={() => void submit(kopecks, reason)} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <NumberField
          label="Сколько, ₽"
          hint={`Не больше ${formatMoney(most)}, не использовано ${formatMoney(unused)}`}
          digits={7}
          value={roubles}
          onValueChange={setRoubles}
          error={errorsOf('amount_kopecks')[0]}
        />
        <TextArea
          label="Причина"
          hint="Её прочитает человек"
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorsOf('reason')[0]}
        />
        <Note tone="warning">
          Деньги уйдут в банк сразу, отменить нельзя.
          {isAll && unused > 0 && ' Тариф закончится, продлеваться не будет.'}
        </Note>
        <Button type="submit" kind="danger" pending={pending}>
          {kopecks > 0 ? `Вернуть ${formatMoney(kopecks)}` : 'Вернуть'}
        </Button>
      </SubmitForm>
    </Dialog>
  );
}

/** Whole roubles; all of them are all of it, with its kopecks. */
const sumOf = (roubles: number | null, most: number): number =>
  roubles !== null && roubles === Math.floor(most / 100) ? most : (roubles ?? 0) * 100;

function useRefund({ id, returned_kopecks }: PaymentPage, onClose: () => void) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (amount_kopecks: number, reason: string) => {
    if (amount_kopecks === 0) refuse({ amount_kopecks: ['Сколько вернуть?'] });
    await api.call(adminPaymentCalls.refund, {
      params: { id },
      body: { amount_kopecks, reason, returned_kopecks },
    });
    onClose();
    showSnackbar({ type: 'success', text: `Возвращаем ${formatMoney(amount_kopecks)}` });
    await router.invalidate();
  });
}
