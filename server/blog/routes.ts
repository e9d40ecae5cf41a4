import * as blog from '#contract/blog.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getPost, listPosts } from './queries.ts';

/** Tag: `blog` for every article and list. */
export function addBlogRoutes(add: AddRoute, { db, config }: Deps): void {
  add(blog.listPosts, ({ query, cacheBy }) => {
    cacheBy('blog');
    return listPosts(db, query);
  });

  add(blog.getPost, ({ params, cacheBy }) => {
    cacheBy('blog', 'requisites');
    return getPost(db, params.slug, config.brand);
  });
}
