import * as blog from '#contract/blog.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addBlogEditingRoutes } from './editing.routes.ts';
import { getPost, listPosts } from './queries.ts';

/** Tag: `blog` for every article and list. */
export function addBlogRoutes(add: AddRoute): void {
  add(blog.listPosts, ({ query, cacheBy }, { db }) => {
    cacheBy('blog');
    return listPosts(db, query);
  });

  add(blog.getPost, ({ params, cacheBy }, { db, config }) => {
    cacheBy('blog', 'requisites');
    return getPost(db, params.slug, config.brand);
  });

  addBlogEditingRoutes(add);
}
