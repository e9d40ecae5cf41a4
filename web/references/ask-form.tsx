import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { parseLogin } from '#contract/contacts.ts';
import { referenceCalls, wantedReferenceContact } from '#contract/references.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { nameErrorSoFar } from '#web/lib/forms/name-error.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const empty = { name: '', work: '', contact: '' };

/** All at once: nobody is sent back a second time. */
const errorsIn = ({ name, work, contact }: typeof empty, agrees: boolean) => ({
  ...(!name.trim() && { name: ['Напишите, как зовут этого человека'] }),
  ...(!work.trim() && { work: ['Напишите, кем и когда вы работали'] }),
  ...(!parseLogin(contact) && { contact: [wantedReferenceContact] }),
  ...(!agrees && { agrees: ['Спросите человека, прежде чем называть его контакт'] }),
});

export function AskForm() {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [fields, setFields] = useState(empty);
  const [agrees, setAgrees] = useState(false);
  const { submit, pending, problem, errorsOf, attempt, clearErrors } = useSubmit(async () => {
    refuse(errorsIn(fields, agrees));
    await api.call(referenceCalls.ask, { body: fields });
    setFields(empty);
    setAgrees(false);
    showSnackbar({ type: 'success', text: 'Сообщение ушло. Скажем, когда ответят' });
    await router.invalidate();
  });
  const text = (key: keyof typeof empty) => ({
    value: fields[key],
    error: errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((known) => ({ ...known, [key]: target.value }));
      clearErrors([key]);
    },
  });
  return (
    <section aria-labelledby="ask-reference" className="mt-8 flex max-w-xl flex-col gap-4">
      <h2 id="ask-reference" className="text-2xl">
        Попросить о рекомендации
      </h2>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <TextField
          label="Как зовут"
          autoComplete="off"
          maxLength={60}
          {...text('name')}
          error={nameErrorSoFar(fields.name) ?? errorsOf('name')[0]}
        />
        <TextField
          label="Какая была работа"
          hint="Например: няня двоих детей, 2022–2024"
          maxLength={120}
          {...text('work')}
        />
        <TextField
          label="Телефон или почта"
          hint="Нужны один раз, в анкете их не будет"
          autoComplete="off"
          maxLength={254}
          {...text('contact')}
        />
        <Checkbox
          label="Этот человек не против, чтобы ему написали"
          checked={agrees}
          onChange={({ target }) => {
            setAgrees(target.checked);
            clearErrors(['agrees']);
          }}
          error={errorsOf('agrees')[0]}
        />
        <Button type="submit" pending={pending}>
          Попросить
        </Button>
      </SubmitForm>
    </section>
  );
}
