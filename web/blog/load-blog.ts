import { notFound, redirect } from '@tanstack/react-router';
import { getPost, listPosts } from '#contract/blog.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import { photoUrl } from '#contract/photos.ts';
import { pageShareImage, postShareImage } from '#contract/share-images.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { pageOrigin } from '#web/lib/head/page-origin.ts';
import { blogPosting } from '#web/lib/head/structured-data.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';
import { blogPath, slugPattern, type BlogSearch } from './blog-search.ts';

const feed = '/blog/rss.xml';

export async function loadBlog(api: Api, search: BlogSearch) {
  const { topic: slug, page } = search;
  const query = { page, ...(slug !== null && { topic: slug }) };
  const { data, meta, topics } = await orNotFound(api.call(listPosts, { query }));
  if (page > meta.last_page) {
    throw redirect({ href: blogPath({ topic: slug, page: meta.last_page }), replace: true });
  }
  const topic = topics.find((one) => one.slug === slug) ?? null;
  const title = topic ? `Блог: ${topic.name.toLowerCase()}` : 'Блог о помощи в семье';
  const near = (to: number) =>
    to >= 1 && to <= meta.last_page ? blogPath({ topic: slug, page: to }) : undefined;
  const head = pageHead({
    title: page > 1 ? `${title}, страница ${page}` : title,
    description:
      'Как выбрать няню или сиделку, договориться об оплате, оформить отношения и беречь силы: подробные статьи для семей и помощников.',
    path: blogPath(search),
    preview: pageShareImage('blog'),
    feed,
    prev: near(page - 1),
    next: near(page + 1),
  });
  return { posts: data, meta, topics, topic, head };
}

export type Blog = Awaited<ReturnType<typeof loadBlog>>;

export async function loadPost(api: Api, slug: string) {
  if (!slugPattern.test(slug)) throw notFound();
  const [post, { brand }] = await Promise.all([
    orNotFound(api.call(getPost, { params: { slug } })),
    api.call(getPublicConfig),
  ]);
  const { title, description } = post;
  const path = `/blog/${post.slug}`;
  // An address of before leads to the one of now.
  if (post.slug !== slug) throw redirect({ href: path, statusCode: 301, replace: true });
  const preview = postShareImage(post);
  const cover = post.cover_picture ? [photoUrl(post.cover_picture.id, 1280)] : [];
  const article = { ...post, path, images: [...cover, preview], brand: brand.name };
  const data = [blogPosting(pageOrigin(), article, post.updated_at)];
  return { post, head: pageHead({ title, description, path, feed, preview, data }) };
}
