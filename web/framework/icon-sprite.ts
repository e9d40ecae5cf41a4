/** What an icon is drawn of, as `lucide-react` tells it. */
export type IconShapes = [shape: string, attributes: Record<string, string>][];

const known = new Map<string, { shapes: IconShapes; size: number }>();
const isServer = typeof document === 'undefined';

/**
 * Makes an icon known by its id. A page says once how each of its icons is drawn and points at that
 * wherever it stands; see `withSprite` and `drawInSprite`.
 */
export function addIcon(id: string, shapes: IconShapes, size: number): void {
  known.set(id, { shapes, size });
}

/**
 * Puts the icons of a page at its beginning, where React, which has not drawn them, passes over what it
 * does not know.
 */
export function withSprite(html: string): string {
  const ids = new Set(Array.from(html.matchAll(pointer), ([, id = '']) => id));
  const symbols = Array.from(ids, (id) => {
    const icon = known.get(id);
    if (!icon) return '';
    const shapes = icon.shapes.map(
      ([shape, attributes]) => `<${shape}${Object.entries(attributes).map(textOf).join('')}/>`,
    );
    return `<symbol id="${id}" viewBox="0 0 ${icon.size} ${icon.size}">${shapes.join('')}</symbol>`;
  });
  const sprite = `<svg id="${spriteId}" style="display:none">${symbols.join('')}</svg>`;
  return html.replace(/<body[^>]*>/, (body) => body + sprite);
}

const spriteId = 'icons';
const pointer = /<use href="#([\w-]+)"/g;

const textOf = ([name, value]: [string, string]) => ` ${name}="${value}"`;

/** In the browser: adds an icon that the page, as it came, did not have. Once is enough. */
export function drawInSprite(id: string): void {
  const icon = known.get(id);
  if (isServer || !icon || document.getElementById(id)) return;
  const symbol = elementOf('symbol', { id, viewBox: `0 0 ${icon.size} ${icon.size}` });
  symbol.append(...icon.shapes.map(([shape, attributes]) => elementOf(shape, attributes)));
  spriteOf(document).append(symbol);
}

function spriteOf({ body }: Document): Element {
  const there = document.getElementById(spriteId);
  if (there) return there;
  const sprite = elementOf('svg', { id: spriteId, style: 'display:none' });
  body.prepend(sprite);
  return sprite;
}

function elementOf(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
