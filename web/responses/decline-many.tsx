import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { responseCalls, type ResponseStep } from '#contract/responses.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { StepWords } from './use-response.ts';

const StepDialog = lazyPart(() => import('./step-dialog.tsx'));

interface DeclineManyProps {
  /** Those that are chosen. */
  ids: number[];
  all: number[];
  onChoose: (ids: number[]) => void;
}

export function DeclineMany({ ids, all, onChoose }: DeclineManyProps) {
  const api = useApi();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const work = useSubmit(async (_status: ResponseStep, words: StepWords = {}) => {
    await api.call(responseCalls.declineMany, { body: { ids, status: 'declined', ...words } });
    onChoose([]);
    setIsAsking(false);
    await router.invalidate();
  });
  return (
    <div className="mt-5 flex max-w-3xl flex-wrap items-center gap-2">
      <Button
        kind="quiet"
        size="small"
        onClick={() => onChoose(ids.length === all.length ? [] : all)}
      >
        {ids.length === all.length ? 'Снять выбор' : 'Выбрать все'}
      </Button>
      {ids.length > 0 && (
        <Button kind="secondary" size="small" onClick={() => setIsAsking(true)}>
          Отказать выбранным ({ids.length})
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <StepDialog
            side="employer"
            step="declined"
            count={ids.length}
            work={work}
            onClose={() => {
              work.clear();
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
