import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch, Telling } from '#contract/saved-searches.ts';
import { pluralForm } from '#contract/russian.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { newCountText } from './new-count.tsx';
import { RenameForm } from './rename-form.tsx';
import { SearchLink } from './search-link.tsx';
import { useRemoveSearch } from './use-remove-search.ts';
import { useSearches } from './use-searches.ts';
import { failureOf, tellingOptions } from './words.ts';

export function SearchCard({ search }: { search: SavedSearch }) {
  const { change } = useSearches();
  const [isNaming, setNaming] = useState(false);
  const { remove, pending } = useRemoveSearch(search);
  const show = useSnackbar();

  function tell(telling: Telling) {
    change(search, { telling }).catch((error: unknown) =>
      show({ type: 'error', text: failureOf(error) }),
    );
  }

  return (
    <Card as="li" className="flex flex-col gap-4">
      {isNaming ? (
        <RenameForm search={search} onClose={() => setNaming(false)} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
              <SearchLink search={search} />
            </h2>
            {search.name && (
              <p className="mt-1 [overflow-wrap:anywhere] text-muted">{search.words}</p>
            )}
          </div>
          {search.new_count > 0 && <Badge tone="action">{newText(search.new_count)}</Badge>}
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Письма о новом"
          className="w-full sm:w-60"
          options={tellingOptions}
          value={search.telling}
          onChange={(event) => tell(event.target.value as Telling)}
        />
        <div className="-mx-3 flex flex-wrap">
          {!isNaming && (
            <Button kind="quiet" size="small" className="px-3!" onClick={() => setNaming(true)}>
              <Pencil aria-hidden className="size-4.5" />
              Переименовать
            </Button>
          )}
          <Button kind="quiet" size="small" className="px-3!" pending={pending} onClick={remove}>
            <Trash2 aria-hidden className="size-4.5" />
            Убрать
          </Button>
        </div>
      </div>
    </Card>
  );
}

const newText = (count: number) =>
  `${newCountText(count)} ${pluralForm(count, ['новая', 'новые', 'новых'])}`;
