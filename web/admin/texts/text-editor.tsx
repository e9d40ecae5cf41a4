import { textBodyAtMost, textEditingCalls, type TextSource } from '#contract/text-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MarkdownPreview } from '../markdown/markdown-preview.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import { type FormDraft, useFormDraft } from '../form-draft/use-form-draft.ts';
import { EditionFields } from './edition-fields.tsx';
import { EditionList } from './edition-list.tsx';
import { addressOf } from './text-address.ts';
import { TextNames } from './text-names.tsx';

const link =
  'inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover';

const names = {
  title: 'Заголовок',
  description: 'Описание',
  body: 'Текст',
  changes: 'Что изменилось',
  asking: 'Нужно новое согласие',
};

export function TextEditor({ text }: { text: TextSource }) {
  const form = useTextDraft(text);
  const { draft, change, discard } = form;
  const { submit, pending, problem, errorsOf, attempt } = useSave(text, form);
  const address = addressOf(text.key);
  const field = (key: keyof typeof draft) => ({
    value: draft[key],
    error: errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <>
      <nav aria-label="К списку" className="flex flex-wrap gap-x-6">
        <BackLink href="/admin/texts">Все тексты</BackLink>
        {address && (
          <HrefLink href={address} className={link}>
            Открыть на сайте
          </HrefLink>
        )}
      </nav>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{text.title}</h1>
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <SubmitForm onSubmit={() => void submit(draft)} attempt={attempt}>
            <DraftNotes form={form} problem={problem} names={names} saved={text.body} />
            <TextField label={names.title} maxLength={120} {...field('title')} />
            <TextArea
              label={names.description}
              hint="Стоит в поиске под названием страницы"
              rows={3}
              maxLength={300}
              {...field('description')}
            />
            <TextArea
              label={names.body}
              hint="Markdown: ## глава, **важно**, - список, [ссылка](/tariffs)"
              className="[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-96"
              maxLength={textBodyAtMost}
              {...field('body')}
            />
            <TextNames fillings={text.fillings} />
            {text.kind === 'document' && (
              <EditionFields
                page={text.key}
                changes={field('changes')}
                isAsking={draft.asking !== ''}
                onAsking={(asking) => change({ asking: asking ? 'yes' : '' })}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" pending={pending} disabled={!form.isChanged}>
                {text.kind === 'document' ? 'Опубликовать редакцию' : 'Сохранить'}
              </Button>
              {form.isChanged && (
                <Button kind="quiet" onClick={discard}>
                  Отменить правки
                </Button>
              )}
            </div>
          </SubmitForm>
          {text.editions.length > 0 && <EditionList page={text.key} editions={text.editions} />}
        </div>
        <MarkdownPreview body={draft.body} />
      </div>
    </>
  );
}

function useTextDraft({ key, title, description, body }: TextSource) {
  return useFormDraft(`text.${key}`, { title, description, body, changes: '', asking: '' });
}

type TextDraft = ReturnType<typeof useTextDraft>['draft'];

function useSave({ key, kind, version }: TextSource, form: FormDraft<TextDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Текст на сайте',
    save: ({ changes, asking, ...texts }: TextDraft) => {
      const edition = kind === 'document' && { changes, needs_consent: asking !== '' };
      const body = { ...texts, ...edition, version };
      return api.call(textEditingCalls.save, { params: { page: key }, body });
    },
  });
}
