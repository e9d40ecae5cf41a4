import type { PostSource } from '#contract/blog-editing.ts';
import { transliterate } from '#contract/transliteration.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';
import { toMoscowField } from './moscow-time.ts';

export type PostDraft = Record<
  | 'title'
  | 'slug'
  | 'description'
  | 'topic'
  | 'cover'
  | 'coverFile'
  | 'coverAlt'
  | 'body'
  | 'shownFrom',
  string
>;

export const postFieldNames: Record<keyof PostDraft, string> = {
  title: 'Заголовок',
  slug: 'Адрес',
  description: 'Коротко',
  topic: 'Тема',
  cover: 'Рисунок',
  coverFile: 'Своя картинка',
  coverAlt: 'Что на картинке над статьёй',
  body: 'Текст',
  shownFrom: 'Показать с',
};

export function usePostDraft(post: PostSource | null) {
  const form = useFormDraft(`post.${post?.id ?? 'new'}`, draftOf(post));
  const { draft } = form;
  // Until it is written by hand, the address follows the title.
  const slug = draft.slug || (post ? '' : transliterate(draft.title).slice(0, 80));
  return { ...form, draft: { ...draft, slug } };
}

function draftOf(post: PostSource | null): PostDraft {
  const { title = '', slug = '', description = '', topic = '', body = '' } = post ?? {};
  const { cover = 'home', cover_picture = null, published_at = null } = post ?? {};
  const { id: coverFile = '', alt: coverAlt = '' } = cover_picture ?? {};
  const shownFrom = toMoscowField(published_at);
  return { title, slug, description, topic, cover, coverFile, coverAlt, body, shownFrom };
}
