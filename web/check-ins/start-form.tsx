import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type CheckIn, checkInCalls, wantedFriendContact } from '#contract/check-ins.ts';
import { formatPhone, parseLogin } from '#contract/contacts.ts';
import { pluralForm } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { nameErrorSoFar } from '#web/lib/forms/name-error.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

const hours = [1, 2, 3, 4, 6, 8, 12, 24].map((count) => ({
  value: String(count),
  label: `через ${count} ${pluralForm(count, ['час', 'часа', 'часов'])}`,
}));

interface Typed {
  address: string;
  name: string;
  contact: string;
}

/** All at once: nobody is sent back a second time. */
const errorsIn = ({ address, name, contact }: Typed, agrees: boolean) => ({
  ...(!address.trim() && { address: ['Напишите, куда вы идёте'] }),
  ...(!name.trim() && { 'friend.name': ['Напишите, как зовут близкого человека'] }),
  ...(!parseLogin(contact) && { 'friend.contact': [wantedFriendContact] }),
  ...(!agrees && { agrees: ['Сначала спросите этого человека'] }),
});

/** The trusted person of the last visit is offered again. */
export function StartForm({ last }: { last: CheckIn | null }) {
  const api = useApi();
  const router = useRouter();
  const [fields, setFields] = useState({
    address: '',
    hours: '2',
    name: last?.friend.name ?? '',
    contact: formatPhone(last?.friend.contact ?? ''),
  });
  const [agrees, setAgrees] = useState(false);
  const { submit, pending, problem, errorsOf, attempt, clearErrors } = useSubmit(async () => {
    refuse(errorsIn(fields, agrees));
    const { address, name, contact } = fields;
    const ends_at = new Date(Date.now() + Number(fields.hours) * 60 * 60 * 1000).toISOString();
    await api.call(checkInCalls.start, { body: { address, ends_at, friend: { name, contact } } });
    await router.invalidate();
  });
  const text = (key: keyof typeof fields, path: string = key) => ({
    value: fields[key],
    error: errorsOf(path)[0],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((known) => ({ ...known, [key]: target.value }));
      clearErrors([path]);
    },
  });
  return (
    <div className="mt-6 max-w-xl">
      <UnconfirmedNote />
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <TextField label="Адрес" maxLength={150} autoComplete="off" {...text('address')} />
        <Select
          label="Когда закончу"
          options={hours}
          {...text('hours')}
          error={errorsOf('ends_at')[0]}
        />
        <TextField
          label="Кого предупредить"
          hint="Имя близкого человека"
          maxLength={60}
          autoComplete="off"
          {...text('name', 'friend.name')}
          error={nameErrorSoFar(fields.name) ?? errorsOf('friend.name')[0]}
        />
        <TextField
          label="Телефон или почта близкого"
          maxLength={254}
          autoComplete="off"
          {...text('contact', 'friend.contact')}
        />
        <Checkbox
          label="Этот человек согласен, чтобы ему написали"
          checked={agrees}
          onChange={({ target }) => {
            setAgrees(target.checked);
            clearErrors(['agrees']);
          }}
          error={errorsOf('agrees')[0]}
        />
        <Button type="submit" pending={pending}>
          Отметиться
        </Button>
        <p className="text-sm text-muted">
          Адрес и контакт увидит только ваш близкий, если понадобится. Через неделю мы их удалим.
        </p>
      </SubmitForm>
    </div>
  );
}
