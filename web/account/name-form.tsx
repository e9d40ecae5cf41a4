import { useState } from 'react';
import { updateUser, type User } from '#contract/session.ts';
import { FormProblem } from '#web/lib/form-problem.tsx';
import { useApi } from '#web/lib/router-context.ts';
import { refuse, useSubmit } from '#web/lib/submit.ts';
import { SubmitForm } from '#web/lib/submit-form.tsx';
import { useMoveOn } from '#web/session/move-on.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbars.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function NameForm({ user }: { user: User }) {
  const api = useApi();
  const moveOn = useMoveOn();
  const showSnackbar = useSnackbar();
  const [name, setName] = useState(user.name ?? '');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse(name.trim() ? {} : { name: ['Напишите, как к вам обращаться'] });
    const fresh = await api.call(updateUser, { body: { name } });
    showSnackbar({ type: 'success', text: 'Имя сохранено' });
    await moveOn(fresh);
  });
  const error = errorsOf('name')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <TextField
        label="Как вас зовут"
        hint="Имя, а если хотите — и отчество или фамилия"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
      />
      <Button type="submit" size="large" pending={pending} className="sm:self-start">
        Сохранить
      </Button>
    </SubmitForm>
  );
}
