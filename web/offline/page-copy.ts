/** What can be read of a page. */
export interface PageCopy {
  title: string;
  /** Opening tag of the frame around it, which gives it its height. */
  frame: string;
  /** Markup of its content: nothing in it can be pressed, sent or run. */
  content: string;
  /** Addresses of its pictures and of its style. */
  files: string[];
}

const picturesAtMost = 20;
const notForReading = 'script, style, link, source, iframe, form, video, [data-online]';
const fields = 'input, textarea, select';

/** Null: there is nothing to save. The page itself is not touched. */
export function takeCopy(): PageCopy | null {
  const main = document.querySelector('main');
  if (!main?.parentElement) return null;
  // In a document that is not shown: pictures of a copy in this one would be asked for once more.
  const copy = document.implementation.createHTMLDocument('').importNode(main, true);
  const files = savePictures(main, copy);
  const gone = markByLook(main, copy);
  for (const part of [...copy.querySelectorAll(notForReading), ...gone]) part.remove();
  for (const field of copy.querySelectorAll(fields)) {
    // With the icon that stands in it.
    const around = field.parentElement;
    if (around && around !== copy && !around.textContent.trim()) around.remove();
    else field.remove();
  }
  for (const button of copy.querySelectorAll('button')) {
    if (button.querySelector('img')) button.setAttribute('disabled', '');
    else button.remove();
  }
  const sheet = styleSheet();
  return {
    title: titleOf(main),
    frame: (main.parentElement.cloneNode(false) as HTMLElement).outerHTML.replace('</div>', ''),
    content: copy.outerHTML,
    files: sheet === null ? files : [sheet, ...files],
  };
}

function savePictures(main: HTMLElement, copy: HTMLElement): string[] {
  const shown = [...main.querySelectorAll('img')];
  const files: string[] = [];
  for (const [index, picture] of [...copy.querySelectorAll('img')].entries()) {
    const address = ownAddress(shown[index]?.currentSrc ?? '');
    picture.removeAttribute('srcset');
    picture.removeAttribute('loading');
    if (address === null || files.length >= picturesAtMost) picture.removeAttribute('src');
    else {
      files.push(address);
      picture.setAttribute('src', `${address}?saved`);
    }
  }
  return files;
}

/** Bars that float hold buttons alone; what was scrolled to its end is shown so again. */
function markByLook(main: HTMLElement, copy: HTMLElement): Element[] {
  const copies = [...copy.querySelectorAll('*')];
  const floating: Element[] = [];
  for (const [index, one] of [...main.querySelectorAll('*')].entries()) {
    const twin = copies[index];
    const { position, overflowY } = getComputedStyle(one);
    if (twin && position === 'fixed') floating.push(twin);
    // Of all elements this would lay out what closed groups hold.
    if (/auto|scroll/.test(overflowY) && isAtEnd(one)) twin?.setAttribute('data-at-end', '');
  }
  return floating;
}

const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 80;

/** As a list of pages wants it: whose dialog it is, and no name of the site. */
function titleOf(main: HTMLElement): string {
  const heading = main.querySelector('section h1, header h1')?.textContent;
  if (heading && /^\/account\/message\/./.test(location.pathname)) return `Диалог: ${heading}`;
  return document.title.replace(/ — [^—]*$/, '');
}

export function styleSheet(): string | null {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  return sheet && ownAddress(sheet.href);
}

/** Path alone; null: none, of another origin, or with a query, as nothing of ours has. */
function ownAddress(text: string): string | null {
  const address = text ? URL.parse(text, location.href) : null;
  // A picture that is just being sent is a `blob:` of this origin.
  const isOurs = address?.protocol === location.protocol && address.origin === location.origin;
  if (!address || !isOurs || address.search) return null;
  return address.pathname;
}
