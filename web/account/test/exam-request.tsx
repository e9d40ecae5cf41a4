import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { examCalls } from '#contract/exams.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** What the server asks for before it takes a request. */
export function ExamRequest() {
  const user = useUser();
  if (!user?.name) return <First href="/account/edit/edit-profile" text="Написать имя" />;
  if (!user.phone_verified) {
    return <First href="/account/edit/edit-phone" text="Подтвердить телефон" />;
  }
  return <RequestForm />;
}

function First({ href, text }: { href: string; text: string }) {
  return (
    <>
      <p className="mb-3">Мы позвоним, чтобы договориться о дне. Сначала нужно одно:</p>
      <FormLink href={href} className={buttonStyles({ kind: 'secondary' })}>
        {text}
      </FormLink>
    </>
  );
}

function RequestForm() {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [wish, setWish] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    await api.call(examCalls.request, { body: { wish } });
    showSnackbar({ type: 'success', text: 'Просьба отправлена' });
    await router.invalidate();
  });
  const error = errorsOf('wish')[0];
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <TextArea
        label="Когда и где вам удобно"
        hint="Например: будни после шести, недалеко от метро. Можно не заполнять"
        maxLength={500}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
        error={error}
      />
      <Button type="submit" pending={pending} className="max-sm:w-full sm:self-start">
        Попросить о проверке
      </Button>
    </SubmitForm>
  );
}
