import { Plus, Trash2 } from 'lucide-react';
import { cardLimits } from '#contract/drafts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from '../fields/card-form-context.ts';
import { useFreshItem } from '../fields/use-fresh-item.ts';
import { tradeWords } from '../fields/trade-words.ts';
import { WorkplaceFields } from './workplace-fields.tsx';

const empty: Workplace = { place: null, from: null, until: null, duties: null, can_refer: false };

/** Where a helper has worked; on the card the newest place comes first by itself. */
export function WorkplacesPart({ context }: { context: CardFormContext }) {
  const { workplaces } = context.draft;
  const fresh = useFreshItem((at) => fieldId(`workplaces.${at}.place`));
  const set = (list: Workplace[]) => context.set('workplaces', list);
  return (
    <section id={fieldId('workplaces')} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">Места работы</h3>
        <p className="text-sm text-muted">
          Два-три последних: на них смотрят в первую очередь. Если опыта пока нет, пропустите.
        </p>
      </div>
      {workplaces.map((workplace, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place has no name of its own while it is written
        <Card key={at} as="section" aria-label={`Место работы ${at + 1}`}>
          <div className="mb-3 flex items-center justify-between gap-3">
            <h4 className="text-lg">Место {at + 1}</h4>
            <IconButton
              label={`Удалить место ${at + 1}`}
              icon={<Trash2 />}
              onClick={() => set(workplaces.filter((_, index) => index !== at))}
            />
          </div>
          <WorkplaceFields
            example={tradeWords(context.category.slug).workplaces}
            idOf={(name) => fieldId(`workplaces.${at}.${name}`)}
            value={workplace}
            onChange={(changed) => set(workplaces.with(at, changed))}
            errorOf={(name) => context.errorOf(`workplaces.${at}.${name}`)}
          />
        </Card>
      ))}
      {workplaces.length < cardLimits.workplaces && (
        <Button
          kind="secondary"
          className="self-start"
          onClick={() => {
            set([...workplaces, empty]);
            fresh.focus(workplaces.length);
          }}
        >
          <Plus aria-hidden className="size-5" />
          {workplaces.length === 0 ? 'Добавить место работы' : 'Добавить ещё место'}
        </Button>
      )}
    </section>
  );
}
