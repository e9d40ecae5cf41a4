import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';

/** What a phone asks for when the site is put on its screen; the name is a setting. */
export function addManifestRoute(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const manifest = JSON.stringify(manifestOf(config.brand.name));
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
}

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('/icon-192.png', 192, 'any')],
});

function manifestOf(name: string) {
  return {
    id: '/',
    name: `${name}: помощь для семьи и работа`,
    short_name: name,
    description: 'Няни, сиделки, домработницы, репетиторы: анкеты и вакансии рядом с домом',
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    categories: ['business', 'lifestyle'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Сообщения', '/account/message'),
      shortcut('Избранное', '/account/favorites'),
    ],
    share_target: {
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
