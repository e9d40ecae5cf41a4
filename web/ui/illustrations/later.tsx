import { lazy, Suspense, type ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** A drawing that few people see comes when it is needed; where it cannot come, words suffice. */
function later(load: Load): ComponentType {
  const Drawing = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later() {
    return (
      <Suspense>
        <Drawing />
      </Suspense>
    );
  };
}

const Nothing = () => null;

export const ErrorIllustration = later(async () => (await import('./error.tsx')).ErrorIllustration);

export const NotFoundIllustration = later(
  async () => (await import('./not-found.tsx')).NotFoundIllustration,
);

export const EmptySearchIllustration = later(
  async () => (await import('./empty-search.tsx')).EmptySearchIllustration,
);
