import { questionEditingCalls as calls, type QuestionSource } from '#contract/question-editing.ts';
import { countOf } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
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
  const form = useQuestionDraft(`${set.category}.${set.kind}`, question);
  const saving = useSave({ question, set }, path, form);
  const { draft, change } = form;
  const { errorsOf } = saving;
  const answers = question?.answers ?? 0;
  const kind = set.kind === 'resume' ? 'анкеты' : 'вакансии';
  return (
    <>
      <BackLink href={path}>{`${category?.name ?? 'Общие вопросы'}: ${kind}`}</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{question?.label ?? 'Новый вопрос'}</h1>
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <DraftForm form={form} saving={saving} names={fieldNames}>
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
        </DraftForm>
        <QuestionPreview definition={definitionOf(draft)} kind={set.kind} />
      </div>
    </>
  );
}

function useSave(
  { question, set }: Pick<QuestionData, 'question' | 'set'>,
  path: string,
  form: FormDraft<QuestionDraft>,
) {
  const api = useApi();
  return useSaveForm({
    form,
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
