import { Plus } from 'lucide-react';
import {
  questionsAtMost,
  tariffTextCalls,
  type TariffTextsSource,
} from '#contract/tariff-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { type FormDraft, useFormDraft } from '../form-draft/use-form-draft.ts';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import { TariffQuestion } from './tariff-question.tsx';
import { roleHeadings } from './tariff-words.ts';

type TextsDraft = Pick<TariffTextsSource, 'heading' | 'lead' | 'questions'>;

const fieldNames = { heading: 'Заголовок', lead: 'Вступление', questions: 'Вопросы и ответы' };

/** What stands around the tariffs of one role on their page. */
export function TariffTextsEditor({ texts }: { texts: TariffTextsSource }) {
  const { role, heading, lead, questions } = texts;
  const form = useFormDraft<TextsDraft>(`tariff-texts.${role}`, { heading, lead, questions });
  const saving = useSave(texts, form);
  const { draft, change } = form;
  const { errorsOf } = saving;
  return (
    <>
      <BackLink href="/admin/tariffs">Тарифы</BackLink>
      <h1 className="text-2xl">
        Страница тарифов <span className="text-base text-muted">{roleHeadings[role]}</span>
      </h1>
      <HrefLink
        href={`/tariffs?role=${role}`}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        Открыть на сайте
      </HrefLink>
      <div className="mt-3 max-w-3xl">
        <DraftForm form={form} saving={saving} names={fieldNames}>
          <TextField
            label={fieldNames.heading}
            hint="И название страницы для поисковиков"
            maxLength={80}
            value={draft.heading}
            error={errorsOf('heading')[0]}
            onChange={({ target }) => change({ heading: target.value })}
          />
          <TextArea
            label={fieldNames.lead}
            hint="И её описание для поисковиков"
            rows={3}
            maxLength={300}
            value={draft.lead}
            error={errorsOf('lead')[0]}
            onChange={({ target }) => change({ lead: target.value })}
          />
          <Fieldset label={fieldNames.questions} error={errorsOf('questions')[0]}>
            <ol className="flex flex-col gap-5 empty:hidden">
              {draft.questions.map((_one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a question is its place in the list
                <li key={at} className="border-l-2 border-line pl-4">
                  <TariffQuestion
                    questions={draft.questions}
                    at={at}
                    errorsOf={errorsOf}
                    onChange={(next) => change({ questions: next })}
                  />
                </li>
              ))}
            </ol>
            <div>
              <Button
                kind="secondary"
                disabled={draft.questions.length >= questionsAtMost}
                onClick={() =>
                  change({ questions: [...draft.questions, { question: '', answer: '' }] })
                }
              >
                <Plus aria-hidden className="size-5" />
                Добавить вопрос
              </Button>
            </div>
          </Fieldset>
        </DraftForm>
      </div>
    </>
  );
}

function useSave({ role, version }: TariffTextsSource, form: FormDraft<TextsDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Сохранено, люди уже видят',
    save: (draft: TextsDraft) =>
      api.call(tariffTextCalls.save, { params: { role }, body: { ...draft, version } }),
  });
}
