/** An address that is written in one way only, as those of most pages are. */
const plainPath = /^\/[\w/-]*$/;

/**
 * Pages of the same path and parameters are the same page, whatever their order. Null: this is no
 * address of a page.
 */
export function keyOf(address: string, publicOrigin: string): string | null {
  if (plainPath.test(address)) return address;
  const whole = publicOrigin + address;
  if (!address.startsWith('/') || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  url.searchParams.sort();
  return url.pathname + url.search;
}
