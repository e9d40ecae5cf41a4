import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptySearchIllustration } from '#web/ui/illustrations/empty-search.tsx';
import { hrefLink } from './href-link.tsx';
import type { CityCards } from './load-city.ts';
import { NewestCards } from './newest-cards.tsx';

export function CityPage({ page }: { page: CityCards }) {
  const { city, heading, resumes, vacancies } = page;
  const trail = [
    { label: 'Главная', href: '/' },
    { label: city.name, href: `/${city.slug}` },
  ];
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={trail} link={hrefLink} />
      <h1 className="mt-2 text-3xl">{heading}</h1>
      {city.region !== city.name && <p className="mt-1 text-lg text-muted">{city.region}</p>}
      <div className="mt-10 flex flex-col gap-16">
        <NewestCards kind="resume" title="Анкеты" newest={resumes} city={city.slug} />
        <NewestCards kind="vacancy" title="Вакансии" newest={vacancies} city={city.slug} />
      </div>
      {resumes.total + vacancies.total === 0 && (
        <EmptyState
          title={`Пока никого ${city.prepositional}`}
          text="Посмотрите соседние города или загляните позже."
          illustration={<EmptySearchIllustration />}
        />
      )}
    </Container>
  );
}
