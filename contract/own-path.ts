const anySite = 'https://site.invalid';

/**
 * Whether an address leads to a page of this site, wherever it is put: in a link, a header or the bar
 * of the browser. Browsers drop blanks and control signs before they look, and take `\` for `/`.
 */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path) && !new URL(path, anySite).pathname.startsWith('//');
