type Value = string | number | boolean | null | undefined;
type QueryValues = Record<string, Value | readonly Value[]>;

const isEmpty = (value: Value) => value === undefined || value === null || value === '';

/**
 * Pages and the API spell a query alike: lists as `key[]=a&key[]=b`, empty parameters not at all.
 * With a leading question mark, or empty.
 */
export function toQuery(values: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values as QueryValues)) {
    if (Array.isArray(value)) {
      for (const item of value) if (!isEmpty(item)) query.append(`${key}[]`, String(item));
    } else if (!isEmpty(value as Value)) query.append(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The inverse: every value is text, and a list wherever the address says `[]`. */
export function fromQuery(text: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    if (!key.endsWith('[]')) values.set(key, value);
    else {
      const name = key.slice(0, -2);
      const before = values.get(name);
      values.set(name, Array.isArray(before) ? [...before, value] : [value]);
    }
  }
  return Object.fromEntries(values);
}
