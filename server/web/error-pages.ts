/** Shown when the renderer itself fails. */
export const brokenPage = (nonce: string): string =>
  barePage(nonce, {
    title: 'Что-то пошло не так',
    text: 'Мы уже знаем об этом. Попробуйте обновить страницу через минуту.',
    link: '<a href="/">На главную</a>',
  });

/** Shown with 503. The empty address is the page that was asked for. */
export const unavailablePage = (nonce: string): string =>
  barePage(nonce, {
    title: 'Сайт ненадолго недоступен',
    text: 'Всё, что вы сохранили, на месте. Обновите страницу через минуту.',
    link: '<a href="">Обновить страницу</a>',
  });

/** Shown to guests with 503 or 429: more is asked than can be drawn. */
export const overloadedPage = (nonce: string): string =>
  barePage(nonce, {
    title: 'Сейчас много посетителей',
    text: 'Страница откроется, если обновить её через минуту.',
    link: '<a href="">Обновить страницу</a>',
  });

interface Words {
  title: string;
  text: string;
  link: string;
}

/** Needs no script, no file and no database. */
function barePage(nonce: string, { title, text, link }: Words): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
<title>${title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;
padding:24px;box-sizing:border-box;text-align:center;font:18px/1.5 system-ui,sans-serif;
color:light-dark(#24211d,#f2ede4);background:light-dark(#fbf7f0,#191713)}
h1{font-size:28px;line-height:1.2;margin:0}p{margin:0;max-width:32em}
a{padding:12px 24px;border-radius:12px;color:#fff;background:#0f6b63;text-decoration:none}
</style></head><body><h1>${title}</h1>
<p>${text}</p>
${link}</body></html>`;
}
