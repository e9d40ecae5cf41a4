import { useOpenAreas } from '#web/cards/areas/areas.ts';
import { NewestCards } from '#web/search/newest/newest-cards.tsx';
import { RecentCards } from '#web/recent/recent-cards.tsx';
import { useOwnSideReason } from '#web/session/steps/own-side.ts';
import { Container } from '#web/ui/display/container.tsx';
import { Advantages } from './advantages.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { Categories } from './categories.tsx';
import { Cities } from './cities.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Home } from './load-home.ts';
import { Testimonials } from './testimonials.tsx';
import { Slider } from './slider.tsx';

/** Whoever is signed in first sees what they are looking for. */
export function HomePage({ home }: { home: Home }) {
  useOwnSideReason();
  const open = useOpenAreas();
  const resumes = <NewestCards kind="resume" title="Новые анкеты" newest={home.resumes} />;
  const vacancies = <NewestCards kind="vacancy" title="Новые вакансии" newest={home.vacancies} />;
  return (
    <>
      <Hero />
      <Container className="flex flex-col gap-16 pt-12 pb-20 md:gap-24 md:pt-16">
        <Categories />
        {open.resume ? resumes : vacancies}
        <Slider slides={home.slides} />
        <RecentCards />
        {open.resume ? vacancies : resumes}
        <HowItWorks />
        <Advantages advantages={home.advantages} />
        <Testimonials testimonials={home.testimonials} />
        <BlogTeasers posts={home.posts} />
        <Cities />
      </Container>
    </>
  );
}
