import { formatMoney } from '#contract/russian.ts';
import type { TariffSource } from '#contract/tariff-editing.ts';
import { IncludedList } from '#web/tariffs/included-list.tsx';
import { Card } from '#web/ui/display/card.tsx';
import type { TariffDraft } from './tariff-draft.ts';
import { periodWords } from './tariff-words.ts';

/** How people will see it. */
export function TariffPreview({ tariff, draft }: { tariff: TariffSource; draft: TariffDraft }) {
  const { count, unit, roubles } = draft;
  const lines = draft.included.split('\n').filter((line) => line.trim());
  return (
    <aside aria-labelledby="preview" className="min-w-0 lg:sticky lg:top-4">
      <h2 id="preview" className="text-lg">
        Как увидят люди
      </h2>
      <Card className="mt-2 flex flex-col gap-4 [overflow-wrap:anywhere]">
        <div>
          <p className="text-2xl font-semibold">{draft.name}</p>
          <p className="text-muted">{draft.summary}</p>
        </div>
        <div>
          <p className="numbers text-3xl font-semibold text-action">
            {roubles ? formatMoney(roubles * 100) : 'Бесплатно'}
          </p>
          {tariff.period && count !== null && (
            <p className="font-semibold">на {periodWords({ count, unit })}</p>
          )}
        </div>
        <IncludedList lines={lines} />
      </Card>
    </aside>
  );
}
