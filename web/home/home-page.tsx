import { lazy, Suspense, useSyncExternalStore } from 'react';
import { NewestCards } from '#web/search/newest/newest-cards.tsx';
import { RecentCards } from '#web/recent/recent-cards.tsx';
import { ownSideHash } from '#web/session/steps/next-step.ts';
import { Container } from '#web/ui/display/container.tsx';
import { Advantages } from './advantages.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { Categories } from './categories.tsx';
import { Cities } from './cities.tsx';
import { ForSide } from './for-side.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Home } from './load-home.ts';
import { Slider } from './slider.tsx';

/** Appears with the first one that somebody has really written. */
const Testimonials = lazy(() => import('./testimonials.tsx'));
const OwnSideReason = lazy(() => import('./own-side-reason.tsx'));

/** Only a browser knows the hash; whatever changes it brings the page anew. */
const isAfterOtherSide = () => location.hash === `#${ownSideHash}`;
const subscribe = () => () => undefined;

/** The search first; below it what the side of the market looks at that is known here. */
export function HomePage({ home }: { home: Home }) {
  const isSentHere = useSyncExternalStore(subscribe, isAfterOtherSide, () => false);
  const testimonials = home.testimonials.filter(({ is_example }) => !is_example);
  return (
    <>
      <Hero />
      {isSentHere && (
        <Suspense>
          <OwnSideReason />
        </Suspense>
      )}
      <Container className="flex flex-col gap-16 pt-12 pb-20 md:gap-24 md:pt-16">
        <Categories />
        <ForSide kind="resume">
          <NewestCards kind="resume" title="Новые анкеты" newest={home.resumes} />
        </ForSide>
        <ForSide kind="vacancy">
          <NewestCards kind="vacancy" title="Новые вакансии" newest={home.vacancies} />
        </ForSide>
        <RecentCards />
        <Slider slides={home.slides} />
        <HowItWorks />
        <Advantages advantages={home.advantages} />
        {testimonials.length > 0 && (
          <Suspense>
            <Testimonials testimonials={testimonials} />
          </Suspense>
        )}
        <BlogTeasers posts={home.posts} />
        <Cities />
      </Container>
    </>
  );
}
