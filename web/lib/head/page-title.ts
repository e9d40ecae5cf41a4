import { unavailableCardOf } from '../api/unavailable-card.ts';
import type { ShellData } from '../context/shell.ts';

interface HeadInput {
  matches: readonly { loaderData?: unknown }[];
}

/** The `head` of a page that is not meant for search engines: its title, signed with the brand. */
export function pageTitle(title: string) {
  return ({ matches }: HeadInput) => {
    const shell = matches[0]?.loaderData as ShellData | undefined;
    const brand = shell?.config.brand.name ?? 'Рядом';
    return { meta: [{ title: `${title} — ${brand}` }, { name: 'robots', content: 'noindex' }] };
  };
}

interface Outcome {
  status: string;
  error?: unknown;
}

/** Of a page that names none itself: it is not there, has failed, or is the product as a whole. */
export function usualTitle(brand: string, matches: readonly Outcome[]): string {
  const card = matches.map(({ error }) => unavailableCardOf(error)).find((one) => one !== null);
  if (card) return `${card.title} — ${brand}`;
  if (matches.some(({ status }) => status === 'notFound')) return `Такой страницы нет — ${brand}`;
  if (matches.some(({ status }) => status === 'error')) return `Что-то пошло не так — ${brand}`;
  return `${brand}: помощь для семьи и работа`;
}
