import type { PostTile } from '#contract/blog.ts';
import { escapeXml } from '#server/platform/xml.ts';

interface Feed {
  origin: string;
  brand: string;
  posts: PostTile[];
}

/** RSS 2.0 with the address of the feed itself, as readers ask for (https://www.rssboard.org/rss-profile). */
export function rssXml({ origin, brand, posts }: Feed): string {
  const items = posts.map((post) => {
    const address = `${origin}/blog/${post.slug}`;
    return [
      '<item>',
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${escapeXml(address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      `<category>${escapeXml(post.topic.name)}</category>`,
      `<pubDate>${new Date(post.published_at).toUTCString()}</pubDate>`,
      `<description>${escapeXml(post.description)}</description>`,
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(`${brand}: блог о помощи в семье`)}</title>`,
    `<link>${escapeXml(`${origin}/blog`)}</link>`,
    `<atom:link href="${escapeXml(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    '<description>Статьи для семей и помощников</description>',
    '<language>ru</language>',
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
