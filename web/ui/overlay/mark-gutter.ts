/**
 * Tells the styles whether the page has a gutter for its scroll bar, which a veil cannot reach and `theme.css`
 * colours. That is the background of the root, and a change of it makes the browser style the whole page anew,
 * so a page without a gutter, as on phones, is not asked to. To be called when a veil comes.
 */
export function markGutter(): void {
  const root = document.documentElement;
  // Not `clientWidth`, which has the gutter in it while the page may not scroll.
  root.toggleAttribute('data-gutter', window.innerWidth > root.offsetWidth);
}
