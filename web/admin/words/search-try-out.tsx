import { useState } from 'react';
import type { CardKind } from '#contract/categories.ts';
import { formatNumber } from '#contract/russian.ts';
import { type SearchReading, searchWordCalls } from '#contract/search-words.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { kindOptions } from './kind-options.ts';

export function SearchTryOut() {
  const api = useApi();
  const [kind, setKind] = useState<CardKind>('resume');
  const [q, setQuery] = useState('');
  const [reading, setReading] = useState<SearchReading | null>(null);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    setReading(await api.call(searchWordCalls.read, { query: { kind, q } }));
  });
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <h3 className="mb-3 text-lg">Как поиск понял</h3>
      <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
        {problem && !problem.errors && <FormProblem problem={problem} />}
        <Select
          label="Что ищут"
          options={kindOptions}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'vacancy' ? 'vacancy' : 'resume')}
        />
        <TextField
          label="Запрос"
          maxLength={200}
          autoCapitalize="none"
          value={q}
          onChange={({ target }) => setQuery(target.value)}
          error={errorsOf('q')[0]}
        />
        <Button type="submit" kind="secondary" pending={pending} className="self-start">
          Спросить
        </Button>
      </SubmitForm>
      <div aria-live="polite" className="mt-3">
        {reading && <Reading reading={reading} />}
      </div>
    </div>
  );
}

function Reading({ reading }: { reading: SearchReading }) {
  const lines: [string, string | null][] = [
    ['Исправлено', reading.corrected],
    ['Город', reading.city],
    ['Категория', reading.category],
    ['Условия', reading.choices.join(', ')],
    ['Слова в карточках', reading.words],
    ['Найдено карточек', formatNumber(reading.total)],
  ];
  return (
    <dl className="flex flex-col gap-1">
      {lines
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="[overflow-wrap:anywhere]">
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
