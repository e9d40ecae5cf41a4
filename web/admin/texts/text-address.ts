/** Where a text stands on the site; null: beside a form, with no page of its own. */
export function addressOf(key: string): string | null {
  if (key.startsWith('guide-')) return null;
  if (key.startsWith('ture-')) return '/ture';
  return `/${key}`;
}
