import { useState } from 'react';
import { type SaidInstead, searchWordCalls } from '#contract/search-words.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useChange } from '../form-draft/use-change.ts';
import { WordList } from './word-list.tsx';

interface SearchWordsProps {
  words: SaidInstead[];
  phrases: SaidInstead[];
}

export function SearchWords({ words, phrases }: SearchWordsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <SaidList
        what="words"
        title="Слова"
        said={{ label: 'Слово', hint: 'Одно: «нянечка»' }}
        instead={{ label: 'Синонимы', hint: 'Через запятую. Пусто — слово ничего не значит' }}
        list={words}
      />
      <SaidList
        what="phrases"
        title="Фразы"
        said={{ label: 'Фраза', hint: 'Как пишут люди: «питер»' }}
        instead={{ label: 'Искать вместо неё', hint: '«санкт-петербург»' }}
        list={phrases}
      />
    </div>
  );
}

interface SaidListProps {
  what: 'words' | 'phrases';
  title: string;
  said: { label: string; hint: string };
  instead: { label: string; hint: string };
  list: SaidInstead[];
}

function SaidList({ what, title, said, instead, list }: SaidListProps) {
  const api = useApi();
  const [typed, setTyped] = useState({ said: '', instead: '' });
  const saving = useChange(async () => {
    const call = what === 'words' ? searchWordCalls.saveWord : searchWordCalls.savePhrase;
    await api.call(call, { body: typed });
    setTyped({ said: '', instead: '' });
  }, 'Поиск узнал слово');
  const removing = useChange(
    (key: string) => api.call(searchWordCalls.remove, { params: { what }, query: { said: key } }),
    'Слово убрано',
  );
  const field = (key: 'said' | 'instead') => ({
    value: typed[key],
    autoCapitalize: 'none',
    error: saving.errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((known) => ({ ...known, [key]: target.value })),
  });
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-lg">{title}</h3>
      <SubmitForm onSubmit={() => void saving.submit()} attempt={saving.attempt}>
        {saving.problem && !saving.problem.errors && <FormProblem problem={saving.problem} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...said} maxLength={80} {...field('said')} />
          <TextField {...instead} maxLength={200} {...field('instead')} />
        </div>
        <Button type="submit" kind="secondary" pending={saving.pending} className="self-start">
          Сохранить
        </Button>
      </SubmitForm>
      <FormProblem problem={removing.problem} />
      <WordList
        label={`Свои: ${title.toLowerCase()}`}
        empty="Своих пока нет."
        words={list.map((one) => ({ key: one.said, ...one }))}
        onRemove={(key) => void removing.submit(key)}
      />
    </div>
  );
}
