/* Shows what the server tells this browser while no page of the site is open. It keeps and loads nothing. */

addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

async function show({ title, body, path, tag }) {
  const pages = await clients.matchAll({ type: 'window' });
  // Whoever looks at the site is told there.
  if (pages.some((page) => page.focused)) return;
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
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  if (there) await there.focus();
  else await clients.openWindow(address.href);
}
