import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadPatiently } from './patient-load.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * `lazy` for a part of a page: its `Suspense` waits for the network instead of failing, because an
 * error would take the whole page away, with everything typed on it.
 */
export function lazyPart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPatiently(load));
}
