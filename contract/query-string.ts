type Value = string | number | boolean | null | undefined;

const isEmpty = (value: Value) => value === undefined || value === null || value === '';

/**
 * Pages and the API spell a query alike: lists as `key[]=a&key[]=b`, empty parameters not at all.
 * With a leading question mark, or empty.
 */
export function formatQuery(values: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values) as [string, Value | readonly Value[]][]) {
    if (Array.isArray(value)) {
      for (const item of value) if (!isEmpty(item)) query.append(`${key}[]`, String(item));
    } else if (!isEmpty(value as Value)) query.append(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The inverse: `a=1&b[]=2` → `{a: '1', b: ['2']}`. Every value is text, and a list, even of one,
 * wherever the address says `[]`; empty values are dropped.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const before = values.get(key);
    if (isList) values.set(key, Array.isArray(before) ? [...before, value] : [value]);
    else values.set(key, value);
  }
  values.delete('__proto__');
  return Object.fromEntries(values);
}
