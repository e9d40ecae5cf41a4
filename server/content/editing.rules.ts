import type { Fillings } from '#server/platform/markdown.ts';

const namesIn = (body: string, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(([, name = '']) => name);

/** What is wrong with the names in braces: nobody fills them, or a part of the page lost its place. */
export function nameErrors(body: string, before: string, fillings: Fillings): string[] {
  const slots = new Set(namesIn(before, /\{\{slot:([a-z-]+)\}\}/g));
  const kept = namesIn(body, /\{\{slot:([^{}]*)\}\}/g);
  const strange = [
    ...kept.filter((name) => !slots.has(name)).map((name) => `{{slot:${name}}}`),
    ...namesIn(body, /\{\{(\w+)\}\}/g)
      .filter((name) => !fillings.has(name))
      .map((name) => `{{${name}}}`),
  ];
  const lost = [...slots].filter((name) => !kept.includes(name)).map((name) => `{{slot:${name}}}`);
  return [
    ...(strange.length > 0 ? [`Таких имён нет: ${strange.join(', ')}`] : []),
    ...(lost.length > 0
      ? [`Верните на место ${lost.join(', ')}: здесь страница показывает свою часть`]
      : []),
  ];
}
