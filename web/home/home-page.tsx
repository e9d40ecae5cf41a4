import { NewestCards } from '#web/cards/newest-cards.tsx';
import { Container } from '#web/ui/container.tsx';
import { Cities } from './cities.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Home } from './load-home.ts';

export function HomePage({ home }: { home: Home }) {
  return (
    <>
      <Hero />
      <Container className="flex flex-col gap-16 pt-12 pb-20 md:gap-24 md:pt-16">
        <Categories />
        <NewestCards kind="resume" title="Новые анкеты" newest={home.resumes} />
        <HowItWorks />
        <NewestCards kind="vacancy" title="Новые вакансии" newest={home.vacancies} />
        <Cities />
      </Container>
    </>
  );
}
