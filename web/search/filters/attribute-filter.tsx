import { memo, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { BoundsFilter } from './bounds-filter.tsx';
import { FilterSection } from './filter-section.tsx';
import type { FilterProps } from './filter-props.ts';
import { OptionsFilter } from './options-filter.tsx';
import { allKey, chosenOf } from '#contract/search-filters.ts';
import { isUsed } from '../state/search-state.ts';
import { YesFilter } from './yes-filter.tsx';

/** Most people open no section with a week. */
const WeekFilter = lazyPart(() => import('./week-filter.tsx'));

/**
 * One question of the category as a filter: its type alone decides how it looks. It is drawn anew
 * when something of it has changed: all of a form takes a slow phone long enough to notice.
 */
export const AttributeFilter = memo(Attribute, isSame);

interface AttributeProps extends FilterProps {
  open: boolean;
}

function isSame(
  { filters: before, ...rest }: AttributeProps,
  { filters: now, ...next }: AttributeProps,
): boolean {
  const { key } = next.definition;
  const own = [key, allKey(key), `${key}_from`, `${key}_to`];
  const others = Object.keys(next) as (keyof typeof next)[];
  return (
    others.every((name) => rest[name] === next[name]) &&
    own.every((name) => before[name] === now[name])
  );
}

function Attribute(props: AttributeProps) {
  const { definition, filters, groups, open } = props;
  if (definition.type === 'yes_no') {
    return <YesFilter {...props} filter={definition.key} label={definition.label} />;
  }
  return (
    <FilterSection
      title={definition.label}
      filter={definition.key}
      groups={groups}
      count={chosenCount(props)}
      open={open || isUsed(filters, definition.key)}
    >
      {control(props)}
    </FilterSection>
  );
}

function control(props: FilterProps): ReactNode {
  switch (props.definition.type) {
    case 'number':
    case 'range':
      return <BoundsFilter {...props} />;
    case 'week':
      return (
        <Suspense fallback={<p className="py-2 text-muted">Загружаем…</p>}>
          <WeekFilter {...props} />
        </Suspense>
      );
    default:
      return <OptionsFilter {...props} />;
  }
}

function chosenCount({ filters, definition }: FilterProps): number {
  const { key } = definition;
  const bounds = [`${key}_from`, `${key}_to`].filter((name) => name in filters).length;
  return chosenOf(filters, key).length + bounds;
}
