import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { personPageCalls, type PersonPage, type StaffNote } from '#contract/person-page.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { lines, Section } from '../section.tsx';

/** What staff tell one another; the person gets it with their own data, which is said. */
export function StaffNotes({ person }: { person: PersonPage }) {
  const api = useApi();
  const router = useRouter();
  const [text, setText] = useState('');
  const params = { id: person.id };
  const adding = useSubmit(async () => {
    await api.call(personPageCalls.addNote, { params, body: { text } });
    setText('');
    await router.invalidate();
  });
  return (
    <Section title="Заметки">
      {person.notes.length > 0 && (
        <ul className={`${lines} mb-4`}>
          {person.notes.map((note) => (
            <Note key={note.id} personId={person.id} note={note} />
          ))}
        </ul>
      )}
      <SubmitForm onSubmit={() => void adding.submit()} attempt={adding.attempt}>
        {adding.problem && !adding.problem.errors && <FormProblem problem={adding.problem} />}
        <TextArea
          label="Новая заметка"
          hint="Видна сотрудникам и в данных, которые человек может скачать"
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={adding.errorsOf('text')[0]}
        />
        <Button type="submit" kind="secondary" pending={adding.pending}>
          Записать
        </Button>
      </SubmitForm>
    </Section>
  );
}

function Note({ personId, note }: { personId: number; note: StaffNote }) {
  const api = useApi();
  const router = useRouter();
  const user = useUser();
  const removing = useSubmit(async () => {
    const params = { id: personId, note: note.id };
    await api.call(personPageCalls.removeNote, { params });
    await router.invalidate();
  });
  const isMine = note.author?.id === user?.id || user?.role.name === 'admin';
  return (
    <li>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
      <p className="numbers text-sm text-muted">
        {note.author?.name ?? 'Сотрудник'}, <EntryTime at={note.created_at} />
      </p>
      <FormProblem problem={removing.problem} />
      {isMine && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-4"
          pending={removing.pending}
          aria-label={`Убрать заметку: ${note.text.slice(0, 40)}`}
          onClick={() => void removing.submit()}
        >
          Убрать
        </Button>
      )}
    </li>
  );
}
