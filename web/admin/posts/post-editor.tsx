import { useRef } from 'react';
import {
  blogEditingCalls,
  type PostCover as Cover,
  postBodyAtMost,
  type PostSource,
  type PostWriting,
} from '#contract/blog-editing.ts';
import type { Topic } from '#contract/blog.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse } from '#web/lib/forms/submit.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MarkdownPreview } from '../markdown/markdown-preview.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import { CoverFields } from './cover-fields.tsx';
import { fromMoscowField } from './moscow-time.ts';
import { type PostDraft, postFieldNames as names, usePostDraft } from './post-draft.ts';
import { TextPicture } from './text-picture.tsx';

interface PostEditorProps {
  /** Null: a new one. */
  post: PostSource | null;
  topics: Topic[];
}

export function PostEditor({ post, topics }: PostEditorProps) {
  const form = usePostDraft(post);
  const { draft, change, discard } = form;
  const { submit, pending, problem, errorsOf, attempt } = useSave(post, form);
  const area = useRef<HTMLTextAreaElement>(null);
  const isShown = post?.state === 'published';
  const text = (key: keyof PostDraft) => ({
    label: names[key],
    value: draft[key],
    error: errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <>
      <BackLink href="/admin/blog">Блог</BackLink>
      <h1 className="text-2xl">{post ? 'Статья' : 'Новая статья'}</h1>
      {isShown && (
        <HrefLink
          href={`/blog/${post.slug}`}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          Открыть на сайте
        </HrefLink>
      )}
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <SubmitForm onSubmit={() => void submit(draft)} attempt={attempt}>
          <DraftNotes form={form} problem={problem} names={names} saved={post?.body} />
          <TextField maxLength={120} {...text('title')} />
          <TextField
            hint={`/blog/${draft.slug || '…'} — прежний адрес будет вести сюда`}
            maxLength={80}
            {...text('slug')}
          />
          <TextArea
            hint="Стоит под заголовком, в списке и в поиске"
            rows={3}
            maxLength={220}
            {...text('description')}
          />
          <Select
            placeholder="Выберите"
            options={topics.map(({ slug, name }) => ({ value: slug, label: name }))}
            {...text('topic')}
          />
          <CoverFields draft={draft} change={change} errorsOf={errorsOf} />
          <TextArea
            ref={area}
            hint="Markdown: ## глава, **важно**, - список, [ссылка](/tariffs)"
            className="[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-96"
            maxLength={postBodyAtMost}
            {...text('body')}
          />
          <TextPicture body={draft.body} area={area} onBody={(body) => change({ body })} />
          <TextField
            type="datetime-local"
            hint="Время московское. Пусто — черновик, будущее — статья появится сама"
            {...text('shownFrom')}
            error={errorsOf('published_at')[0]}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={pending}>
              Сохранить
            </Button>
            {!isShown && (
              <Button
                kind="secondary"
                pending={pending}
                onClick={() => void submit(draft, new Date().toISOString())}
              >
                Опубликовать сейчас
              </Button>
            )}
            {post && post.state !== 'draft' && (
              <Button kind="secondary" pending={pending} onClick={() => void submit(draft, null)}>
                Снять с публикации
              </Button>
            )}
            {form.isChanged && (
              <Button kind="quiet" onClick={discard}>
                Отменить правки
              </Button>
            )}
          </div>
        </SubmitForm>
        <MarkdownPreview body={draft.body} />
      </div>
    </>
  );
}

function useSave(post: PostSource | null, form: FormDraft<PostDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: (_draft, { state }: PostSource) => doneWords[state],
    pathOf: ({ id }) => `/admin/blog/${id}`,
    // What is not filled in is refused before the call.
    save: async (draft: PostDraft, publishedAt?: string | null): Promise<PostSource> => {
      const body = bodyOf(draft, publishedAt);
      if (!post) return api.call(blogEditingCalls.add, { body });
      const { id, version } = post;
      return api.call(blogEditingCalls.save, { params: { id }, body: { ...body, version } });
    },
  });
}

const doneWords: Record<PostSource['state'], string> = {
  draft: 'Черновик сохранён',
  scheduled: 'Статья появится в назначенное время',
  published: 'Статья на сайте',
};

function bodyOf(draft: PostDraft, publishedAt?: string | null): PostWriting {
  const { shownFrom, cover, coverFile, coverAlt, topic, ...texts } = draft;
  if (!topic) refuse({ topic: ['Выберите тему'] });
  const day = fromMoscowField(shownFrom);
  if (shownFrom && day === null) refuse({ published_at: ['Допишите день и время'] });
  const published_at = publishedAt === undefined ? day : publishedAt;
  const cover_picture = coverFile ? { file: coverFile, alt: coverAlt } : null;
  return { ...texts, topic, cover: cover as Cover, cover_picture, published_at };
}
