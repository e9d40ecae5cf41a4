import { useState } from 'react';
import { twoFactorCalls } from '#contract/two-factor.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { PasswordAgain } from '#web/session/codes/password-again.tsx';
import { quietButton } from '#web/session/codes/quiet-button.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** Also the way to another phone: off here, on again there. */
export function RemoveFactor({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (!code.trim()) refuse({ code: ['Введите код'] });
    await api.call(twoFactorCalls.remove, { body: { code, ...(password && { password }) } });
    showSnackbar({ type: 'success', text: 'Вход с кодом выключен' });
    await onRemoved();
  });
  if (!isOpen) {
    return (
      <button
        type="button"
        className={`-mt-3 self-start ${quietButton}`}
        onClick={() => setOpen(true)}
      >
        Сменить телефон или выключить
      </button>
    );
  }
  const [codeError] = errorsOf('code');
  const [passwordError] = errorsOf('password');
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!codeError && !passwordError && <FormProblem problem={problem} />}
      <p>
        Чтобы перенести коды на другой телефон, выключите вход с кодом и включите снова: приложение
        получит новый ключ.
      </p>
      <TextField
        label="Код из приложения"
        hint="Или резервный код"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={codeError}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has asked for this field
        autoFocus
      />
      <PasswordAgain value={password} onValueChange={setPassword} error={passwordError} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" pending={pending}>
          Выключить
        </Button>
        <Button kind="secondary" onClick={() => setOpen(false)}>
          Оставить
        </Button>
      </div>
    </SubmitForm>
  );
}
