import type { Config } from '#server/platform/config.ts';
import type { Mail } from '#server/platform/deliveries.ts';

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Where letters of this kind are switched off: mail programs make a button of it. */
  stopLink?: string;
  /** The same by one POST without any page. */
  stopPost?: string;
}

type Site = Pick<Config, 'brand' | 'publicOrigin'>;

/** What people get: HTML, and a text that reads well alone. */
export function renderMail(mail: Mail, { brand, publicOrigin }: Site): RenderedMail {
  const link = mail.action && addressOf(mail.action.path, publicOrigin);
  const items = mail.items?.map((item) => ({ ...item, link: addressOf(item.path, publicOrigin) }));
  const switchOff = mail.switchOff && {
    label: mail.switchOff.label,
    link: addressOf(mail.switchOff.path, publicOrigin),
  };
  const because = mail.news
    ? `вы согласились получать новости сайта «${brand.name}»`
    : `этот адрес указан на сайте «${brand.name}»`;
  const why = `Вы получили это письмо, потому что ${because}.`;
  const letter = { ...mail, link, items, switchOff, why, brand, publicOrigin };
  return {
    subject: mail.subject,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(switchOff && { stopLink: switchOff.link }),
    ...(mail.news && { stopPost: addressOf(mail.news.stopPath, publicOrigin) }),
  };
}

/** Only places of this site, at the address that the settings name. */
function addressOf(path: string, publicOrigin: string): string {
  const address = new URL(path, publicOrigin);
  if (address.origin !== publicOrigin) throw new Error('A letter may not lead away from here');
  return address.href;
}

interface Letter extends Omit<Mail, 'items' | 'switchOff'> {
  link: string | undefined;
  items: { label: string; text: string; link: string }[] | undefined;
  switchOff: { label: string; link: string } | undefined;
  why: string;
  brand: Config['brand'];
  publicOrigin: string;
}

function textOf(letter: Letter): string {
  const { lines, code, items = [], action, link, switchOff, why, brand, publicOrigin } = letter;
  return [
    ...lines,
    ...(code ? [code] : []),
    ...items.map((item) => `${item.label}\n${item.text}\n${item.link}`),
    ...(action && link ? [`${action.label}:\n${link}`] : []),
    ...(switchOff ? [`${switchOff.label}:\n${switchOff.link}`] : []),
    // Mail programs take what follows this line for a signature.
    `-- \n${why}\nПомощь: ${brand.support_email}\n${brand.name}, ${publicOrigin}`,
  ].join('\n\n');
}

/**
 * Blocks with their style beside them, as mail programs want it. What Outlook does not know
 * (rounding, widest width) it leaves out; the conditional table gives it a width.
 */
function htmlOf(letter: Letter): string {
  const { subject, lines, code, items = [], action, link, why, brand, publicOrigin } = letter;
  const body = [
    ...lines.map((line) => `<p style="margin:0 0 16px">${withBreaks(line)}</p>`),
    ...(code ? [codeBlock(code)] : []),
    ...items.map(itemBlock),
    ...(action && link ? [button(action.label, link)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf7f0;color:#24211c;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escape(lines[0] ?? '')}${filler}</div>
<!--[if mso]><table role="presentation" align="center" width="560"><tr><td><![endif]-->
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;padding:0 8px;font-size:24px;font-weight:800"><a class="action" href="${escape(publicOrigin)}" target="_blank" style="color:#0f5f57;text-decoration:none">${escape(brand.name)}</a></p>
<div class="surface" style="padding:28px 24px 12px;background:#fffdfa;border:1px solid #e6ddcf;border-radius:20px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(subject)}</h1>
${body}
</div>
<div class="muted" style="padding:20px 8px;color:#5d564b;font-size:14px;line-height:1.5">
<p style="margin:0 0 8px">${escape(why)}</p>
${letter.switchOff ? quietLink(letter.switchOff) : ''}<p style="margin:0">Помощь: <a class="action" href="mailto:${escape(brand.support_email)}" style="color:#0f5f57">${escape(brand.support_email)}</a></p>
</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

const font =
  "font:16px/1.55 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere";

const darkStyle =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  '.paper{background:#191713!important;color:#f5efe6!important}' +
  '.surface{background:#24211c!important;border-color:#3d3830!important}' +
  '.muted{color:#bfb6a8!important}.action{color:#74cbbc!important}' +
  '.code{background:#443220!important;color:#fad9b0!important}' +
  '.button{background:#74cbbc!important;color:#05312c!important}}';

/** Keeps the lines after the first from following it in the list of letters. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);

const codeBlock = (code: string) =>
  `<p class="code" style="margin:0 0 20px;padding:16px 8px;background:#fdebd6;color:#6b3a0c;border-radius:14px;text-align:center;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:6px">${escape(code)}</p>`;

const itemBlock = ({ label, text, link }: { label: string; text: string; link: string }) =>
  `<p style="margin:0 0 16px"><a class="action" href="${escape(link)}" target="_blank" style="color:#0f5f57;font-weight:600">${escape(label)}</a><br>${withBreaks(text)}</p>`;

const quietLink = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:0 0 8px"><a class="action" href="${escape(link)}" target="_blank" style="color:#0f5f57">${escape(label)}</a></p>\n`;

const button = (label: string, link: string) =>
  `<p style="margin:8px 0 20px"><a class="button" href="${escape(link)}" target="_blank" style="display:inline-block;padding:14px 28px;background:#0f5f57;color:#ffffff;border-radius:14px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p class="muted" style="margin:0 0 16px;color:#5d564b;font-size:14px;line-height:1.5">Если кнопка не нажимается, откройте адрес:<br><a class="action" href="${escape(link)}" target="_blank" style="color:#0f5f57;word-break:break-all">${escape(link)}</a></p>`;

const signs: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&${signs[sign]};`);

const withBreaks = (text: string) => escape(text).replaceAll('\n', '<br>');
