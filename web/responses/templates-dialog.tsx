import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ResponseTemplate, responseTemplateCalls } from '#contract/response-templates.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateItem } from './template-item.tsx';

/** Texts that somebody has kept for responses: to look at, to name, to change and to throw away. */
export default function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const asked = useAnswer(async () => (await api.call(responseTemplateCalls.list)).data);
  return (
    <Dialog open title="Мои тексты" width="medium" onClose={onClose}>
      {asked.problem && <ErrorState text={asked.problem.detail} onRetry={asked.askAgain} />}
      {!asked.problem && !asked.answer && (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </Loading>
      )}
      {asked.answer && <Templates loaded={asked.answer} />}
    </Dialog>
  );
}

function Templates({ loaded }: { loaded: ResponseTemplate[] }) {
  const [kept, setKept] = useState(loaded);
  const [isAdding, setIsAdding] = useState(false);
  const put = (one: ResponseTemplate) =>
    setKept((before) =>
      before.some(({ id }) => id === one.id)
        ? before.map((old) => (old.id === one.id ? one : old))
        : [one, ...before],
    );
  const remove = (id: number) => setKept((before) => before.filter((one) => one.id !== id));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {kept.length === 0
          ? 'Здесь хранятся ваши готовые тексты для откликов и приглашений. Пока их нет.'
          : 'Их можно выбрать, когда вы откликаетесь или приглашаете.'}
      </p>
      {kept.length > 0 && (
        <ul className="flex flex-col gap-3">
          {kept.map((one) => (
            <TemplateItem key={one.id} template={one} onChange={put} onRemove={remove} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <TemplateForm
          onSaved={(one) => {
            put(one);
            setIsAdding(false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <Button kind="secondary" className="self-start" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Добавить текст
        </Button>
      )}
    </div>
  );
}
