import { useState } from 'react';
import { loginWithCode } from '#contract/two-factor.ts';
import type { User } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { quietButton } from './quiet-button.ts';

interface FactorStepProps {
  onSignedIn: (user: User) => void | Promise<void>;
  /** Back to the password; with words when the time for the code is over. */
  onBack: (words?: string) => void;
}

/** After the right password: the code of the app, or a recovery code. */
export function FactorStep({ onSignedIn, onBack }: FactorStepProps) {
  const api = useApi();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { submit, pending, problem, errorsOf, attempt, clear } = useSubmit(
    async (typed: string) => {
      if (!isRecovery && typed.length < 6) refuse({ code: ['Введите все 6 цифр кода'] });
      if (!typed.trim()) refuse({ code: ['Введите резервный код'] });
      try {
        const { user } = await api.call(loginWithCode, { body: { code: typed } });
        await onSignedIn(user);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'gone') throw error;
        onBack(error.problem.detail);
      }
    },
  );
  const error = errorsOf('code')[0];
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    clear();
  };

  return (
    <SubmitForm onSubmit={() => void submit(code)} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Резервный код"
          hint="Один из десяти, которые вы сохранили. Каждый действует один раз."
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has asked for this field
          autoFocus
        />
      ) : (
        <CodeField
          key="app"
          label="Код из приложения"
          hint="6 цифр. Откройте приложение, в котором вы настроили вход."
          value={code}
          onValueChange={setCode}
          onComplete={(full) => void submit(full)}
          error={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is what the person came to type
          autoFocus
        />
      )}
      <Button type="submit" wide size="large" pending={pending}>
        Войти
      </Button>
      <div className="flex flex-col items-start gap-1">
        <button type="button" className={quietButton} onClick={change}>
          {isRecovery ? 'Ввести код из приложения' : 'Войти по резервному коду'}
        </button>
        <button type="button" className={quietButton} onClick={() => onBack()}>
          Назад к паролю
        </button>
      </div>
    </SubmitForm>
  );
}
