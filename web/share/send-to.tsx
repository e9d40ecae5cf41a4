import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Dialog, dialogCalls } from '#contract/dialogs.ts';
import { dialogLimits } from '#contract/messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { otherName } from '#web/messages/thread/other-name.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const shown = 8;

/** Puts the text under what is written there already; nothing is sent before its writer says so. */
export function SendTo({ text }: { text: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const showSnackbar = useSnackbar();
  const [dialogs, setDialogs] = useState<Dialog[] | 'failed' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const load = useCallback(() => {
    api
      .call(dialogCalls.list, { query: {} })
      .then(({ data }) => setDialogs(data.slice(0, shown)))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setDialogs('failed');
      });
  }, [api]);
  useEffect(load, [load]);

  async function choose({ channel, draft }: Dialog) {
    setChosen(channel);
    const whole = [draft.trim(), text].filter(Boolean).join('\n').slice(0, dialogLimits.text);
    try {
      await api.call(dialogCalls.keepDraft, { params: { channel }, body: { text: whole } });
      await navigate({ to: '/account/message/$channel', params: { channel }, replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setChosen(null);
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
  }

  if (dialogs === null) return <Skeleton className="mt-3 h-40" />;
  if (dialogs === 'failed') {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3">
        Не получилось загрузить диалоги.
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            setDialogs(null);
            load();
          }}
        >
          Попробовать ещё раз
        </Button>
      </p>
    );
  }
  if (dialogs.length === 0)
    return <p className="mt-2 text-muted">Вы ещё ни с кем не переписывались.</p>;
  return (
    <ul className="mt-3 grid gap-2">
      {dialogs.map((dialog) => (
        <li key={dialog.channel}>
          <Button
            kind="secondary"
            className="w-full justify-start text-left"
            pending={chosen === dialog.channel}
            disabled={chosen !== null}
            onClick={() => void choose(dialog)}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {otherName(dialog.other)}
              {dialog.card && (
                <span className="block text-sm font-normal text-muted">{dialog.card.title}</span>
              )}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
