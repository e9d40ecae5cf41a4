import { useState } from 'react';
import type { CardKind } from '#contract/categories.ts';
import { checks, type Flag } from '#contract/card-checks.ts';
import { stopWordCalls, tryTextAtMost } from '#contract/stop-words.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { kindOptions } from './kind-options.ts';

/** All checks at once, built-in and own, on a text that nobody else sees. */
export function StopWordTryOut() {
  const api = useApi();
  const [kind, setKind] = useState<CardKind>('resume');
  const [text, setText] = useState('');
  const [flags, setFlags] = useState<Flag[] | null>(null);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    setFlags((await api.call(stopWordCalls.check, { body: { kind, text } })).flags);
  });
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <h3 className="mb-3 text-lg">Проверить текст</h3>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <Select
          label="Что это"
          options={kindOptions}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'vacancy' ? 'vacancy' : 'resume')}
        />
        <TextArea
          label="Текст карточки"
          rows={4}
          maxLength={tryTextAtMost}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={errorsOf('text')[0]}
        />
        <Button type="submit" kind="secondary" pending={pending} className="self-start">
          Проверить
        </Button>
      </SubmitForm>
      <div aria-live="polite" className="mt-3">
        {flags?.length === 0 && <p>Проверки ничего не заметили.</p>}
        {flags && flags.length > 0 && (
          <ul className="flex flex-col gap-1">
            {flags.map(({ check, found }) => (
              <li key={`${check} ${found}`} className="[overflow-wrap:anywhere]">
                {checks[check]}:{' '}
                <mark className="rounded-sm bg-warning-soft px-1 text-ink">{found}</mark>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
