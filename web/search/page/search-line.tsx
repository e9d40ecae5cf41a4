import { Search } from 'lucide-react';
import type { ChangeEvent } from 'react';
import type { CardKind } from '#contract/categories.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { controlStyles } from '#web/ui/fields/field-frame.tsx';
import { useTypedEarly } from '#web/framework/typed-early.ts';
import { filtersFormId } from '../panel/filter-panel.tsx';
import { wordsAtMost } from '#contract/search-filters.ts';
import { withFilter } from '../state/search-state.ts';
import type { LiveFilters } from '../panel/use-live-filters.ts';

const examples: Record<CardKind, string> = {
  resume: 'Например: рекомендации',
  vacancy: 'Например: по выходным',
};

/** A part of the form of the filters: without scripts it is sent together with them. */
export function SearchLine({ kind, live }: { kind: CardKind; live: LiveFilters }) {
  const words = live.draft['q'];
  const typing = {
    value: typeof words === 'string' ? words : '',
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      live.type((before) => withFilter(before, 'q', value)),
  };
  const control = useTypedEarly(typing);
  return (
    <search className="mt-3 flex gap-2 sm:mt-5 print:hidden">
      <div className="relative min-w-0 grow">
        <Search
          aria-hidden
          className="max-sm:hidden pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          form={filtersFormId}
          aria-label="Слова для поиска"
          placeholder={examples[kind]}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={wordsAtMost}
          {...typing}
          ref={control}
          className={`${controlStyles} text-ellipsis sm:pl-11`}
        />
      </div>
      <Button type="submit" form={filtersFormId} className="shrink-0 max-sm:px-3.5">
        <Search aria-hidden className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">Найти</span>
      </Button>
    </search>
  );
}
