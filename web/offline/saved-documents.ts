import { formatMoment } from '#contract/moments.ts';
import { styleSheet, type PageCopy } from './page-copy.ts';

interface Drawn {
  html: string;
  /** Goes with it: nothing runs but its one script. */
  policy: string;
}

interface Saved {
  path: string;
  title: string;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Day and month stay on one line. */
const momentWords = () => formatMoment(new Date()).replace(' ', '\u00a0');

const link = 'font-semibold text-action underline underline-offset-4';

/** The page as it was read, under a line that says so. */
export function drawSaved({ title, frame, content }: PageCopy): Drawn {
  const line =
    `<p role="status" class="flex flex-wrap items-center justify-center gap-x-3 bg-warning-soft px-4 py-1 text-center text-sm text-ink shrink-0">` +
    `<span>Вы не в сети, показываем сохранённое ${momentWords()}</span>` +
    `<a class="${link} inline-flex min-h-11 items-center" href="">Обновить</a>` +
    `<a class="${link} inline-flex min-h-11 items-center" href="/saved">Всё сохранённое</a></p>`;
  return draw(title, `${frame}${line}${content}</div>`);
}

/** Where the page itself was not saved. */
export function drawList(pages: Saved[]): Drawn {
  const lines = pages.map(
    ({ path, title }) =>
      `<li><a class="flex min-h-11 items-center rounded-card border border-line bg-surface px-4 py-3 font-semibold text-action [overflow-wrap:anywhere]" href="${escaped(path)}">${escaped(title)}</a></li>`,
  );
  const list =
    lines.length === 0
      ? ''
      : `<h2 class="mt-8 text-lg">Можно прочитать без связи</h2><ul class="mt-3 grid gap-2">${lines.join('')}</ul>`;
  return draw(
    'Нет связи',
    `<main class="mx-auto max-w-2xl px-4 py-10"><h1 class="text-3xl">Нет связи</h1>` +
      `<p class="mt-3">Эту страницу сейчас не открыть. Проверьте интернет и попробуйте ещё раз.</p>` +
      `<p class="mt-4"><a class="${link} inline-flex min-h-11 items-center" href="">Попробовать ещё раз</a></p>${list}</main>`,
  );
}

function draw(title: string, body: string): Drawn {
  const nonce = crypto.randomUUID();
  const { theme = '', type = '' } = document.documentElement.dataset;
  const sheet = styleSheet();
  return {
    html:
      `<!doctype html><html lang="ru"${theme && ` data-theme="${escaped(theme)}"`}${type && ` data-type="${escaped(type)}"`}>` +
      `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escaped(title)}</title>${sheet === null ? '' : `<link rel="stylesheet" href="${escaped(sheet)}?saved">`}` +
      `</head><body>${body}<script nonce="${nonce}">document.querySelectorAll('[data-at-end]').forEach(e=>e.scrollTop=e.scrollHeight);addEventListener('online',()=>location.reload())</script></body></html>`,
    policy: [
      "default-src 'none'",
      "img-src 'self' data:",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "font-src 'self'",
      `script-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
