/*
 * Shows what the server tells this browser while no page of the site is open, and what pages have
 * saved of themselves (web/offline) while there is no connection. Every page comes from the network
 * first, and no script is ever saved: a build of yesterday cannot meet the API of today.
 */

/** Another number when what is saved is made in another way: the old is thrown away. */
const saved = 'saved-1-';
const goodForMs = 30 * 24 * 60 * 60 * 1000;

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
  await forget((name) => !name.startsWith(saved));
  // The page is on its way while this worker starts.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function forget(isGone) {
  for (const name of await caches.keys()) if (isGone(name)) await caches.delete(name);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'GET') {
    if (request.mode !== 'navigate') {
      // Only pages that were saved ask so.
      if (search === '?saved')
        event.respondWith(savedOf(request).then((found) => found ?? fetch(request)));
    } else if (pathname === '/share' && search) {
      // What somebody shares stands behind the hash, which no server is told.
      event.respondWith(Response.redirect(`/share#${searchParams}`, 303));
    } else if (pathname === '/saved') event.respondWith(offline(request));
    else event.respondWith(page(event));
  } else if (/^\/api\/v1\/(logout|login|register)$/.test(pathname)) {
    event.waitUntil(forget((name) => name.startsWith(saved)));
  }
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offline(event.request);
  }
}

async function offline(request) {
  const { pathname } = new URL(request.url);
  return (await savedOf(pathname)) ?? (await savedOf('/saved')) ?? bare();
}

async function savedOf(request) {
  const found = await caches.match(request);
  if (!found) return undefined;
  const at = Number(found.headers.get('x-saved-at'));
  return Date.now() - at < goodForMs ? found : undefined;
}

function bare() {
  return new Response(
    '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>Нет связи</title><body style="font:18px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1.5rem">' +
      '<h1 style="font-size:1.75rem">Нет связи</h1><p>Проверьте интернет и попробуйте ещё раз.</p><p><a href="">Попробовать ещё раз</a></p>',
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'",
      },
    },
  );
}

addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

async function show({ title, body, path, tag }) {
  const pages = await clients.matchAll({ type: 'window' });
  // Whoever looks at the site is told there.
  if (pages.some((one) => one.focused)) return;
  await registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: 'ru',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === address.pathname);
  if (there) await there.focus();
  else await clients.openWindow(address.href);
}
