import { notFound } from '@tanstack/react-router';
import { blogEditingCalls } from '#contract/blog-editing.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

/** `new`: one that is not there yet. */
export async function loadPostToEdit(api: Api, id: string) {
  if (id !== 'new' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const { topics } = await api.call(blogEditingCalls.list);
  if (id === 'new') return { post: null, topics };
  const params = { id: Number(id) };
  return { post: await orNotFound(api.call(blogEditingCalls.show, { params })), topics };
}
