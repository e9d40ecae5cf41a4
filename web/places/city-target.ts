/**
 * Where choosing a city leads from a page: a listing keeps its area and category and changes the
 * city, from any other page one goes to the page of the city. Null: all of Russia. The metro of the
 * old city is left behind.
 */
export function cityTarget(path: string, city: string | null, categories: string[]): string {
  const [area = '', ...parts] = path.split('/').filter(Boolean);
  const isListing = area === 'vacancies' || area === 'resumes';
  if (!isListing || parts[0] === 'create' || parts[0] === 'update') return `/${city ?? ''}`;
  const category = parts.slice(0, 2).find((part) => categories.includes(part));
  return ['', area, city, category].filter((part) => part !== null && part !== undefined).join('/');
}

/** The city that the address of a page names, if it does. */
export function cityInPath(path: string, categories: string[]): string | null {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  const isListing = first === 'vacancies' || first === 'resumes';
  if (!isListing || !second || second === 'create' || second === 'update') return null;
  return categories.includes(second) && rest.length === 0 ? null : second;
}
