import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cardCalls, markBusy } from '#contract/card-calls.ts';
import type { Closing } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseLimitCalls } from '#contract/responses.ts';
import { capitalize } from '#contract/russian.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { sentWords } from '#web/cards/owner/sent-words.ts';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { useFailure } from './use-failure.ts';

/** What an owner does with a card without opening it. */
export function useOwnCard(card: OwnCard) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const tellFailure = useFailure(card);
  const [pending, setPending] = useState(false);
  const { api, session } = router.options.context;
  const calls = cardCalls[card.kind];
  const name = capitalize(kindWords[card.kind].one);
  const body = { version: card.version };
  const params = { slug: card.slug };
  const about = `${card.kind} ${card.slug}`;
  const say = (text: string) => showSnackbar({ type: 'success', text, about });

  /** A refusal is the caller's, who knows where to show it. */
  async function change(work: () => Promise<void>) {
    setPending(true);
    try {
      await work();
      // The rating may have lost or won its card.
      await session.refresh().catch(() => undefined);
    } finally {
      setPending(false);
      await router.invalidate();
    }
  }

  async function run(work: () => Promise<void>) {
    try {
      await change(work);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error);
    }
  }

  const resume = (version: number) =>
    run(async () => {
      await api.call(calls.resume, { params, body: { version } });
      say(`${name} снова на виду`);
    });

  return {
    pending,
    publish: () =>
      run(async () => {
        const sent = await api.call(calls.publish, { params, body });
        showSnackbar(sentWords(sent) ?? { type: 'success', text: `${name} снова на виду` });
      }),
    resume: () => resume(card.version),
    pause: () =>
      run(async () => {
        const { version } = await api.call(calls.pause, { params, body });
        const undo = { label: 'Вернуть', onPress: () => void resume(version) };
        showSnackbar({ type: 'info', text: `${name} приостановлена`, action: undo, about });
      }),
    free: () =>
      run(async () => {
        await api.call(markBusy, { body: { ...params, ...body, until: null } });
        say('Отметка «занятость» снята');
      }),
    confirm: () =>
      run(async () => {
        await api.call(calls.confirm, { params });
        say(card.silence?.is_sunk ? `${name} снова на своём месте` : 'Спасибо, запомнили');
      }),
    takeBack: () =>
      run(async () => {
        const back = await api.call(calls.withdraw, { params, body });
        say(
          `${name} больше не на проверке${back.state === 'draft' ? ' и лежит в черновиках' : ''}`,
        );
      }),
    remove: () =>
      run(async () => {
        await api.call(calls.remove, { params, body });
        say(`${name} удалена`);
      }),
    /** The rest refuse in the dialog that asks for more. */
    markBusy: (until: string) =>
      change(async () => {
        await api.call(markBusy, { body: { ...params, ...body, until } });
        say('Отметили. Когда день пройдёт, отметка снимется сама');
      }),
    close: (reason: Exclude<Closing, 'expired'>) =>
      change(async () => {
        await api.call(calls.close, { params, body: { ...body, reason } });
        say(`${name} закрыта`);
      }),
    limit: (most: number | null) =>
      change(async () => {
        await api.call(responseLimitCalls.keep, { params, body: { most } });
        say(most === null ? 'Принимаем отклики без ограничения' : 'Запомнили');
      }),
    appeal: (text: string) =>
      change(async () => {
        await api.call(calls.appeal, { params, body: { text } });
        say('Просьба отправлена');
      }),
  };
}

export type OwnCardWork = ReturnType<typeof useOwnCard>;
