import { type AnyRouter, createSerializationAdapter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { NotPlainError, packJson, unpackJson } from './packed-json.ts';

/**
 * What loaders have told travels as one packed JSON at the end of the page, and the script of the router
 * holds places in it. As its script it would be twice as long: the router gives a number to each object.
 */
const elementId = 'page-data';
const places = new WeakMap<object, number>();
const packedOf = new WeakMap<AnyRouter, string[]>();

/** On the server, before the router writes its script. What is no plain data stays in there. */
export const packPageData = createIsomorphicFn().server((router: AnyRouter): void => {
  const packed: string[] = [];
  for (const { loaderData } of router.stores.matches.get()) {
    const text = packOne(loaderData);
    if (text !== null) places.set(loaderData as object, packed.push(text) - 1);
  }
  packedOf.set(router, packed);
});

function packOne(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  try {
    return packJson(data);
  } catch (error) {
    if (error instanceof NotPlainError) return null;
    throw error;
  }
}

/** Puts the data into a page that is drawn. */
export function withPageData(html: string, router: AnyRouter): string {
  const packed = packedOf.get(router) ?? [];
  const end = html.lastIndexOf('</body>');
  const text = `[${packed.join(',')}]`.replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${elementId}">${text}</script>`;
  return html.slice(0, end) + element + html.slice(end);
}

let onPage: unknown[] | undefined;

/** In the browser. The element goes before React looks at the page, which has not drawn it. */
function readPageData(): unknown[] {
  const element = document.getElementById(elementId);
  element?.remove();
  return unpackJson(element?.textContent ?? '[]') as unknown[];
}

export const pageDataAdapter = createSerializationAdapter({
  key: 'page-data',
  test: (value): value is object => places.has(value as object),
  toSerializable: (data) => places.get(data),
  fromSerializable: (place) => (onPage ??= readPageData())[place ?? -1] as object,
});
