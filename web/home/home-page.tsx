import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { CardKind } from '#contract/categories.ts';
import { NewestCards } from '#web/search/newest/newest-cards.tsx';
import type { Newest } from '#web/search/newest/newest.ts';
import { RecentCards } from '#web/recent/recent-cards.tsx';
import { ownFormHash, ownSideHash } from '#web/lib/context/guards.ts';
import { Container } from '#web/ui/display/container.tsx';
import { Advantages } from './advantages.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { Categories } from './categories.tsx';
import { Cities } from './cities.tsx';
import { ForSide } from './for-side.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Home } from './load-home.ts';
import type { CityPart } from './load-city-part.ts';
import { Slider } from './slider.tsx';
import { useCityPart } from './use-city-part.ts';

/** Appears with the first one that somebody has really written. */
const Testimonials = lazyPart(() => import('./testimonials.tsx'));
const OwnSideReason = lazyPart(() => import('./own-side-reason.tsx'));

/** Only a browser knows the hash; whatever changes it brings the page anew. */
const hashes = [ownSideHash, ownFormHash] as const;
const otherSide = () => hashes.find((hash) => location.hash === `#${hash}`);
const subscribe = () => () => undefined;

/** The search first; below it what the side of the market looks at that is known here. */
export function HomePage({ home }: { home: Home }) {
  const sentFrom = useSyncExternalStore(subscribe, otherSide, () => undefined);
  const ofCity = useCityPart();
  const testimonials = home.testimonials.filter(({ is_example }) => !is_example);
  return (
    <>
      <Hero />
      {sentFrom && (
        <Suspense>
          <OwnSideReason from={sentFrom} />
        </Suspense>
      )}
      <Container className="flex flex-col gap-10 pt-8 pb-2 sm:gap-16 sm:pt-10 sm:pb-20 md:gap-24 md:pt-16">
        <Categories ofCity={ofCity} />
        <ForSide kind="resume">
          <NewestOfSide
            kind="resume"
            title="Новые анкеты"
            everywhere={home.resumes}
            ofCity={ofCity}
          />
        </ForSide>
        <ForSide kind="vacancy">
          <NewestOfSide
            kind="vacancy"
            title="Новые вакансии"
            everywhere={home.vacancies}
            ofCity={ofCity}
          />
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

interface NewestProps {
  kind: CardKind;
  title: string;
  everywhere: Newest;
  ofCity: CityPart | null;
}

/** Where a city has none, those of the whole country are better than nothing. */
function NewestOfSide({ kind, title, everywhere, ofCity }: NewestProps) {
  const there = ofCity?.[kind === 'resume' ? 'resumes' : 'vacancies'];
  if (!ofCity || !there || there.cards.length === 0) {
    return <NewestCards kind={kind} title={title} newest={everywhere} />;
  }
  const { slug, prepositional } = ofCity.city;
  return <NewestCards kind={kind} title={`${title} ${prepositional}`} newest={there} city={slug} />;
}
