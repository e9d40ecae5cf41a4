import { useState } from 'react';
import { returnContact, returnReasons, type ReturnReason } from '#contract/card-contacts.ts';
import type { CardPage } from '#contract/cards.ts';
import { countOf } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';

const options = (Object.keys(returnReasons) as ReturnReason[]).map((value) => ({
  value,
  label: returnReasons[value],
}));

interface NotReachedProps {
  card: Pick<CardPage, 'kind' | 'slug'>;
  /** Told how many contacts there are now. */
  onReturned: (left: number) => void;
}

/** Beside the phone: one question, and what was spent on it comes back, or it is said why not. */
export function NotReached({ card, onReturned }: NotReachedProps) {
  const api = useApi();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (!reason) return refuse({ reason: ['Выберите, что случилось'] });
    const { slug, kind } = card;
    const answer = await api.call(returnContact[kind], { params: { slug }, body: { reason } });
    setLeft(answer.contacts_left);
    return onReturned(answer.contacts_left);
  });

  if (left !== null) {
    return (
      <Note tone="success">
        <p>
          Контакт вернулся: теперь у вас {countOf(left, ['контакт', 'контакта', 'контактов'])}.
          Телефон останется открытым.
        </p>
      </Note>
    );
  }
  if (!isAsked) {
    return (
      <Button kind="quiet" size="small" className="self-start" onClick={() => setAsked(true)}>
        Не дозвонились?
      </Button>
    );
  }
  const error = errorsOf('reason')[0];
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <RadioGroup
        label="Что случилось?"
        hint="Вернём контакт сразу, раз в месяц"
        options={options}
        value={reason}
        onValueChange={setReason}
        error={reason ? undefined : error}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={pending}>
          Вернуть контакт
        </Button>
        <Button kind="secondary" onClick={() => setAsked(false)}>
          Попробую ещё
        </Button>
      </div>
    </SubmitForm>
  );
}
