import type { ShellData } from './shell.ts';

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
