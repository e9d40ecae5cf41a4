import type { ReactNode } from 'react';
import type { CardKind, Category } from '#contract/categories.ts';
import type { City } from '#contract/places.ts';
import { headingOf } from '#web/cards/areas/area-words.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { useShell } from '#web/lib/context/use-shell.ts';
import { Container } from '#web/ui/display/container.tsx';
import { PageTrail } from './page-trail.tsx';
import { publicPages } from './public-pages.ts';

interface SitemapPageProps {
  cities: City[];
  posts: { slug: string; title: string }[];
}

const kinds: { kind: CardKind; title: string }[] = [
  { kind: 'resume', title: 'Найти помощника' },
  { kind: 'vacancy', title: 'Найти работу' },
];

/** Every open page by one click: for those who got lost, and for search engines. */
export function SitemapPage({ cities, posts }: SitemapPageProps) {
  const categories = useShell()?.categories ?? [];
  return (
    <Container className="pt-4 pb-16">
      <PageTrail label="Карта сайта" href="/sitemap" />
      <h1 className="mt-2 text-3xl">Карта сайта</h1>
      <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <Part title="О сервисе">
          <Links links={publicPages} />
        </Part>
        {kinds.map(({ kind, title }) => (
          <Part key={kind} title={title}>
            <Links links={areaLinks(kind, categories)} />
          </Part>
        ))}
      </div>
      <div className="mt-10 flex flex-col gap-10">
        <Part title="Статьи блога">
          <Links
            wide
            links={posts.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title }))}
          />
        </Part>
        <Part title="Города">
          <Links wide links={cities.map(({ slug, name }) => ({ href: `/${slug}`, label: name }))} />
        </Part>
      </div>
    </Container>
  );
}

function areaLinks(kind: CardKind, categories: readonly Category[]) {
  return [
    { href: areaPath(kind), label: headingOf({ kind, category: null, city: null }) },
    ...categories.map((category) => ({
      href: areaPath(kind, category.slug),
      label: headingOf({ kind, category, city: null }),
    })),
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

interface LinksProps {
  links: readonly { href: string; label: string }[];
  /** In as many columns as there is room for. */
  wide?: boolean;
}

function Links({ links, wide }: LinksProps) {
  return (
    <ul
      className={
        wide
          ? 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6'
          : 'mt-2'
      }
    >
      {links.map(({ href, label }) => (
        <li key={href}>
          <HrefLink
            href={href}
            className="flex min-h-11 items-center py-1 text-action underline-offset-4 hover:underline"
          >
            {label}
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
