/**
 * `a=1&b[]=2` → `{a: '1', b: ['2']}`. Empty values are dropped, and a key with brackets is always
 * an array, even of one.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const isArray = name.endsWith('[]');
    const key = isArray ? name.slice(0, -2) : name;
    const before = query.get(key);
    if (isArray) query.set(key, Array.isArray(before) ? [...before, value] : [value]);
    else query.set(key, value);
  }
  query.delete('__proto__');
  return Object.fromEntries(query);
}
