/** Shown when the renderer itself fails: needs no script, no file and no database. */
export function lastResort(nonce: string): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
<title>Что-то пошло не так</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;
padding:24px;box-sizing:border-box;text-align:center;font:18px/1.5 system-ui,sans-serif;
color:light-dark(#24211d,#f2ede4);background:light-dark(#fbf7f0,#191713)}
h1{font-size:28px;line-height:1.2;margin:0}p{margin:0;max-width:32em}
a{padding:12px 24px;border-radius:12px;color:#fff;background:#0f6b63;text-decoration:none}
</style></head><body><h1>Что-то пошло не так</h1>
<p>Мы уже знаем об этом. Попробуйте обновить страницу через минуту.</p>
<a href="/">на главную</a></body></html>`;
}
