import type { Section } from '#server/platform/own-data.ts';

interface Page {
  title: string;
  intro: string;
  sections: Section[];
  /** Names of files beside the page. */
  pictures: string[];
}

/** A page that opens in any browser without a network; nothing in it runs. */
export function writePage({ title, intro, sections, pictures }: Page): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${escape(intro)}</p>
<nav><ul>
${sections.map((one, index) => `<li><a href="#s${index}">${escape(one.title)}</a></li>`).join('\n')}
</ul></nav>
${sections.map(writeSection).join('\n')}
<section><h2>Фотографии</h2>
${pictures.length === 0 ? '<p>Фотографий нет.</p>' : ''}
${pictures.map((name, index) => `<img src="${escape(name)}" alt="Фотография ${index + 1}">`).join('\n')}
</section>
</body>
</html>
`;
}

function writeSection({ title, empty, items }: Section, index: number): string {
  const body = items.length === 0 ? `<p>${escape(empty)}</p>` : items.map(writeItem).join('\n');
  return `<section id="s${index}"><h2>${escape(title)}</h2>\n${body}\n</section>`;
}

function writeItem({ title, lines }: Section['items'][number]): string {
  const rows = lines.flatMap(([label, text]) =>
    text ? [`<div><dt>${escape(label)}</dt><dd>${escape(text)}</dd></div>`] : [],
  );
  return `<article>${title ? `<h3>${escape(title)}</h3>` : ''}<dl>${rows.join('')}</dl></article>`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; }
article { border: 1px solid #8886; border-radius: .75rem; padding: .25rem 1rem; margin: .75rem 0; }
dl div { display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: 0 1rem; margin: .5rem 0; }
dt { opacity: .75; }
dd { margin: 0; white-space: pre-line; }
img { max-width: 100%; width: 15rem; border-radius: .75rem; margin: 0 .5rem .5rem 0; vertical-align: top; }
@media (max-width: 30rem) { dl div { display: block; } }
`;
