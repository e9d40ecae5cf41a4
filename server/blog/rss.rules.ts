import type { PostTile } from '#contract/blog.ts';
import { photoUrl } from '#contract/photos.ts';
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
      ...mediaOf(origin, post),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
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

const widest = 1280;

/**
 * The picture above an article (https://www.rssboard.org/media-rss). An `enclosure` would ask for its
 * length in bytes, and so for every file each time.
 */
function mediaOf(origin: string, { cover_picture: picture }: PostTile): string[] {
  if (!picture) return [];
  const width = Math.min(picture.width, widest);
  const height = Math.round((picture.height * width) / picture.width);
  const url = escapeXml(origin + photoUrl(picture.id, widest));
  return [
    `<media:content url="${url}" type="image/webp" medium="image" width="${width}" height="${height}">`,
    `<media:description type="plain">${escapeXml(picture.alt)}</media:description>`,
    '</media:content>',
  ];
}
