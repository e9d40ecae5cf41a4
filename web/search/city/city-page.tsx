import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { CityCategories } from './city-categories.tsx';
import { QuickSearch } from '../quick/quick-search.tsx';
import { CityLinks } from '#web/cards/areas/city-links.tsx';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import type { CityCards } from './load-city.ts';
import { NewestCards } from '../newest/newest-cards.tsx';

export function CityPage({ page }: { page: CityCards }) {
  const { city, heading, resumes, vacancies, categories, neighbours } = page;
  const trail = [
    { label: 'Главная', href: '/' },
    { label: city.name, href: `/${city.slug}` },
  ];
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={trail} link={hrefLink} />
      <h1 className="mt-2 text-3xl">{heading}</h1>
      {city.region !== city.name && <p className="mt-1 text-lg text-muted">{city.region}</p>}
      <QuickSearch city={city.slug} />
      {resumes.total + vacancies.total === 0 && (
        <EmptyState
          title={`Пока никого ${city.prepositional}`}
          text="Посмотрите другие города или загляните позже."
          illustration={<Illustration name="empty-search" />}
        />
      )}
      <div className="mt-8 flex flex-col gap-16">
        <CityCategories city={city} categories={categories} />
        <NewestCards kind="resume" title="Новые анкеты" newest={resumes} city={city.slug} />
        <NewestCards kind="vacancy" title="Новые вакансии" newest={vacancies} city={city.slug} />
        {neighbours.length > 0 && (
          <section aria-labelledby="neighbours">
            <h2 id="neighbours" className="text-2xl">
              Соседние города
            </h2>
            <CityLinks
              links={neighbours.map(({ slug, name }) => ({ href: `/${slug}`, label: name }))}
            />
          </section>
        )}
      </div>
    </Container>
  );
}
