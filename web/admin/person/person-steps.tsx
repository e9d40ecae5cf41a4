import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { blockingCalls } from '#contract/blocking.ts';
import { personPageCalls, type PersonPage } from '#contract/person-page.ts';
import type { WireRole } from '#contract/roles.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Section } from '../section.tsx';

const Dialog = lazyPart(() => import('#web/ui/overlay/dialog.tsx'));

type Question = 'block' | 'role';

/** What staff can do about a person; the server decides once more who may. */
export function PersonSteps({ person }: { person: PersonPage }) {
  const user = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const take = useStep(person);
  const isStaff = person.role === 'moderator' || person.role === 'admin';
  const isAdmin = user?.role.name === 'admin';
  if (user?.id === person.id) return null;
  if (isStaff && !isAdmin) {
    return <Section title="Действия" empty="Это сотрудник: им управляет администратор." />;
  }
  return (
    <Section title="Действия">
      <FormProblem problem={take.problem} />
      <div className="flex flex-wrap gap-2 *:grow">
        {person.devices.length > 0 && (
          <Button
            kind="secondary"
            pending={take.pending}
            onClick={() => void take.submit('signOut')}
          >
            Выйти на всех устройствах
          </Button>
        )}
        {isAdmin && (
          <Button kind="secondary" onClick={() => setQuestion('role')}>
            Изменить роль
          </Button>
        )}
        {person.state === 'blocked' ? (
          <Button
            kind="secondary"
            pending={take.pending}
            onClick={() => void take.submit('unblock')}
          >
            Открыть вход
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setQuestion('block')}>
            Закрыть вход
          </Button>
        )}
      </div>
      {question === 'block' && <BlockDialog person={person} onClose={() => setQuestion(null)} />}
      {question === 'role' && <RoleDialog person={person} onClose={() => setQuestion(null)} />}
    </Section>
  );
}

const done = {
  unblock: 'Вход открыт, карточки снова видны',
  signOut: 'Человек вышел на всех устройствах',
};

function useStep({ id }: PersonPage) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (step: keyof typeof done) => {
    const call = step === 'unblock' ? blockingCalls.unblock : personPageCalls.signOut;
    await api.call(call, { params: { id } });
    showSnackbar({ type: 'success', text: done[step] });
    await router.invalidate();
  });
}

interface StepDialogProps {
  person: PersonPage;
  onClose: () => void;
}

function BlockDialog({ person: { id }, onClose }: StepDialogProps) {
  const api = useApi();
  const router = useRouter();
  const [reason, setReason] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    await api.call(blockingCalls.block, { params: { id }, body: { reason } });
    onClose();
    await router.invalidate();
  });
  return (
    <Suspense>
      <Dialog open title="Закрыть вход" onClose={onClose}>
        <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
          {problem && !problem.errors && <FormProblem problem={problem} />}
          <p>
            Человек сразу выйдет отовсюду, его карточки никто не увидит. Вернуть можно здесь же.
          </p>
          <TextArea
            label="Причина"
            hint="Её прочитает человек, когда захочет войти"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errorsOf('reason')[0]}
          />
          <Button type="submit" kind="danger" pending={pending}>
            Закрыть вход
          </Button>
        </SubmitForm>
      </Dialog>
    </Suspense>
  );
}

const roles: { value: WireRole; label: string }[] = [
  { value: 'worker', label: 'Ищет работу' },
  { value: 'employee', label: 'Ищет помощника' },
  { value: 'moderator', label: 'Модератор' },
  { value: 'admin', label: 'Администратор' },
];

function RoleDialog({ person, onClose }: StepDialogProps) {
  const api = useApi();
  const router = useRouter();
  const [role, setRole] = useState(person.role);
  const { submit, pending, problem, attempt } = useSubmit(async () => {
    await api.call(personPageCalls.changeRole, { params: { id: person.id }, body: { role } });
    onClose();
    await router.invalidate();
  });
  return (
    <Suspense>
      <Dialog open title="Роль" onClose={onClose}>
        <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
          <FormProblem problem={problem} />
          <p>Человек выйдет на всех устройствах и войдёт уже с новой ролью.</p>
          <RadioGroup
            label="Кто это на сайте"
            name="role"
            options={roles}
            value={role}
            onValueChange={setRole}
          />
          <Button type="submit" pending={pending}>
            Сохранить
          </Button>
        </SubmitForm>
      </Dialog>
    </Suspense>
  );
}
