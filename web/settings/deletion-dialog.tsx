import { useState } from 'react';
import { deletionCalls } from '#contract/account.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSetUser } from '#web/profile/use-set-user.ts';
import { PasswordAgain } from '#web/session/codes/password-again.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const goes = [
  'анкеты, вакансии и черновики',
  'фотографии',
  'избранное и открытые контакты',
  'тариф, даже если он оплачен',
];

/** There is a month to change one's mind, and nothing after it: so it asks, and for the password. */
export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const setUser = useSetUser();
  const showSnackbar = useSnackbar();
  const [password, setPassword] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    const user = await api.call(deletionCalls.ask, { body: password ? { password } : {} });
    onClose();
    showSnackbar({ type: 'info', text: 'Карточки скрыты. Передумать можно 30 дней' });
    await setUser(user);
  });
  const error = errorsOf('password')[0];
  return (
    <Dialog open role="alertdialog" title="Удалить аккаунт?" onClose={onClose}>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        <p>Карточки скроются сразу, на других устройствах вы выйдете. Через 30 дней исчезнут:</p>
        <ul className="list-disc pl-5">
          {goes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {!error && <FormProblem problem={problem} />}
        <PasswordAgain value={password} onValueChange={setPassword} error={error} />
        <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" kind="danger" pending={pending}>
            Удалить
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Оставить
          </Button>
        </div>
      </SubmitForm>
    </Dialog>
  );
}
