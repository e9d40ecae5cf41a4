import { useState } from 'react';
import { type StopWord, stopWordCalls } from '#contract/stop-words.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useChange } from '../form-draft/use-change.ts';
import { WordList } from './word-list.tsx';

export function StopWords({ words }: { words: StopWord[] }) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const adding = useChange(async () => {
    await api.call(stopWordCalls.add, { body: { words: typed } });
    setTyped('');
  }, 'Слово добавлено');
  const removing = useChange(
    (id: number) => api.call(stopWordCalls.remove, { params: { id } }),
    'Слово убрано',
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SubmitForm onSubmit={() => void adding.submit()} attempt={adding.attempt}>
        {adding.problem && !adding.problem.errors && <FormProblem problem={adding.problem} />}
        <TextField
          label="Слово или фраза"
          maxLength={80}
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={adding.errorsOf('words')[0]}
        />
        <Button type="submit" kind="secondary" pending={adding.pending} className="self-start">
          Добавить
        </Button>
      </SubmitForm>
      <FormProblem problem={removing.problem} />
      <WordList
        label="Свои стоп-слова"
        empty="Своих слов пока нет: работают встроенные проверки."
        words={words.map(({ id, words: said }) => ({ key: String(id), said }))}
        onRemove={(key) => void removing.submit(Number(key))}
      />
    </div>
  );
}
