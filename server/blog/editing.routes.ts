import { blogEditingCalls } from '#contract/blog-editing.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addPost, removePost, savePost } from './editing.actions.ts';
import { addPostPicture } from './pictures.actions.ts';
import { listAllPosts, listAllTopics, showPost } from './editing.queries.ts';

export function addBlogEditingRoutes(add: AddRoute): void {
  const calls = blogEditingCalls;

  add(calls.list, async (_call, { db }) => ({
    data: await listAllPosts(db),
    topics: await listAllTopics(db),
  }));

  add(calls.show, ({ params }, { db }) => showPost(db, params.id));

  add(calls.add, ({ viewer, body }, { db }) => addPost(db, viewer, body));

  add(calls.save, ({ viewer, params, body }, { db }) => savePost(db, viewer, params.id, body));

  add(calls.addPicture, ({ viewer, body }, deps) => addPostPicture(deps, viewer, body));

  add(calls.remove, async ({ viewer, params }, { db }) => {
    await removePost(db, viewer, params.id);
    return undefined;
  });
}
