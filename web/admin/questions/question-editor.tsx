import { questionEditingCalls as calls, type QuestionSource } from '#contract/question-editing.ts';
import { countOf } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { BackLink } from '../typed/back-link.tsx';
import { TypedForm } from '../typed/typed-form.tsx';
import { useTypedSave } from '../typed/use-typed-save.ts';
import type { Typed } from '../typed/use-typed.ts';
import { CountedNote } from './counted-note.tsx';
import type { QuestionData } from './load-question.ts';
import {
  definitionOf,
  fieldNames,
  type QuestionDraft,
  useQuestionDraft,
  writingOf,
} from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { genitiveCards } from './type-words.ts';

export function QuestionEditor({ question, set, category, steps }: QuestionData) {
  const path = `/admin/categories/${set.category}/${set.kind}`;
  const typed = useQuestionDraft(`${set.category}.${set.kind}`, question);
  const saving = useSave({ question, set }, path, typed);
  const { draft, change } = typed;
  const { errorsOf } = saving;
  const answers = question?.answers ?? 0;
  const kind = set.kind === 'resume' ? 'анкеты' : 'вакансии';
  return (
    <>
      <BackLink href={path}>{`${category?.name ?? 'Общие вопросы'}: ${kind}`}</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{question?.label ?? 'Новый вопрос'}</h1>
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <TypedForm typed={typed} saving={saving} names={fieldNames}>
          {answers > 0 && (
            <Note tone="info">
              <p>
                Ответ есть у {countOf(answers, genitiveCards)}. Вид ответа и слово в адресах поэтому
                не меняются, а новая подпись встанет над прежними ответами.
                {draft.hidden && ' Спрятанный вопрос больше не задают, ответы останутся.'}
              </p>
              <CountedNote hasMore={question?.has_more_cards ?? false} />
            </Note>
          )}
          <QuestionFields
            draft={draft}
            steps={steps}
            answers={answers}
            chosen={question?.chosen ?? {}}
            errorsOf={errorsOf}
            onChange={change}
          />
        </TypedForm>
        <QuestionPreview definition={definitionOf(draft)} kind={set.kind} />
      </div>
    </>
  );
}

function useSave(
  { question, set }: Pick<QuestionData, 'question' | 'set'>,
  path: string,
  typed: Typed<QuestionDraft>,
) {
  const api = useApi();
  return useTypedSave({
    typed,
    done: 'Вопрос сохранён',
    pathOf: ({ id }) => `${path}/${id}`,
    save: (draft: QuestionDraft): Promise<QuestionSource> => {
      const body = writingOf(draft);
      if (!question) return api.call(calls.add, { body: { ...set, ...body } });
      const { id, version } = question;
      return api.call(calls.save, { params: { id }, body: { ...body, version } });
    },
  });
}
