import { type ComponentType, useEffect, useState } from 'react';
import { loadPatiently } from '#web/framework/patient-load.ts';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What came of a load; a component is kept for the next time. */
type Loaded = { component: unknown } | { error: unknown };
const kept = new Map<unknown, Loaded>();

/**
 * A component as soon as its code is there, null until then. `lazy` under `Suspense` would hold it
 * back: what once had to show a fallback is revealed 0.3 seconds later at the earliest. A load that
 * fails is thrown, as `lazyPart` does.
 */
export function useLoaded<Props>(load: Load<Props> | null): ComponentType<Props> | null {
  const [last, setLast] = useState<{ load: unknown; loaded: Loaded } | null>(null);
  useEffect(() => {
    if (!load || kept.has(load)) return undefined;
    let isWanted = true;
    const finish = (loaded: Loaded) => {
      if ('component' in loaded) kept.set(load, loaded);
      if (isWanted) setLast({ load, loaded });
    };
    loadPatiently(load).then(
      (part) => finish({ component: part.default }),
      (error: unknown) => finish({ error }),
    );
    return () => void (isWanted = false);
  }, [load]);
  const loaded = kept.get(load) ?? (last?.load === load ? last?.loaded : undefined);
  if (!loaded) return null;
  if ('error' in loaded) throw loaded.error;
  return loaded.component as ComponentType<Props>;
}
