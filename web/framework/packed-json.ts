/**
 * JSON in which a list of like objects is a table: the name of each field stands once, with its values,
 * or with the only one that all have. Throws `NotPlainError` where anything but plain data is met.
 */
export const packJson = (data: unknown): string => JSON.stringify(packed(data));

export const unpackJson = (text: string): unknown => unpacked(JSON.parse(text));

/** A date, a promise, an object of a class: JSON would bring something else. */
export class NotPlainError extends Error {}

type Row = Record<string, unknown>;

/** An object of this field alone is no object: it holds a table, or nothing for `undefined`. */
const mark = '|';
const nothing = { [mark]: 0 };

function packed(value: unknown): unknown {
  if (value === undefined) return nothing;
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed);
  if (isRow(value) && !Object.hasOwn(value, mark)) return mapped(value, packed);
  const isPlain = value === null || typeof value === 'string' || typeof value === 'boolean';
  if (isPlain || (Number.isFinite(value) && !Object.is(value, -0))) return value;
  throw new NotPlainError();
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isRow(value)) return value;
  if (!Object.hasOwn(value, mark)) return mapped(value, unpacked);
  const table = value[mark];
  return isRow(table) ? rowsOf(table) : undefined;
}

/** Null where the items are not alike, or are all the same. */
function tableOf(items: unknown[]): Row | null {
  const [first] = items;
  if (!isRow(first) || Object.keys(first).length === 0) return null;
  if (!items.every((item) => isRow(item) && sameNames(item, first))) return null;
  if (items.every((item) => isSame(item, first))) return null;
  const rows = items as Row[];
  const columns = mapped(first, (value, field) =>
    columnOf(
      rows.map((row) => row[field]),
      value,
    ),
  );
  return { [mark]: columns };
}

const columnOf = (values: unknown[], first: unknown) =>
  values.every((value) => isSame(value, first)) ? [packed(first)] : packed(values);

function rowsOf(table: Row): Row[] {
  const columns = Object.entries(table).map(
    ([field, column]) => [field, unpacked(column) as unknown[]] as const,
  );
  const length = Math.max(...columns.map(([, values]) => values.length));
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(
      columns.map(([field, values]) => [field, values.length === 1 ? values[0] : values[at]]),
    ),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isRow(one) || !isRow(other)) return Object.is(one, other);
  return sameNames(one, other) && Object.keys(one).every((name) => isSame(one[name], other[name]));
}

/** In the same order, too: what comes out is what went in. */
function sameNames(one: Row, other: Row): boolean {
  const names = Object.keys(other);
  return (
    Object.keys(one).length === names.length &&
    Object.keys(one).every((name, at) => name === names[at])
  );
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapped = (row: Row, map: (value: unknown, name: string) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value, name)]));
