import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { useChosenCity } from '#web/places/current-city.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import type { FormAddress } from '../../owner/address.ts';
import { createDraftAutosave, type DraftAutosave } from './draft-autosave.ts';
import { sendLast } from './last-save.ts';
import { localCopy } from './local-copy.ts';

/** Nobody waits longer than this to leave the form. */
const leaveWithinMs = 1500;

/** Autosave of one form, from its mount to its unmount. */
export function useDraftAutosave(address: FormAddress, card: OwnCard | null) {
  const api = useApi();
  const user = useUser();
  const [autosave] = useState(() => {
    const { create, update, showOwn } = cardCalls[address.kind];
    return createDraftAutosave(card, {
      create: (draft) => api.call(create, { body: { category: address.category, draft } }),
      save: ({ slug, version }, draft) =>
        api.call(update, { params: { slug }, body: { version, draft } }),
      load: ({ slug }) => api.call(showOwn, { params: { slug } }),
      sendLast: (known, draft) => sendLast(address, known, draft),
      copy: localCopy(copyKey(address, card, user?.id)),
    });
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  usePageEvents(autosave);
  const city = useChosenCity()?.slug;
  useEffect(() => {
    if (city) autosave.suggest({ city });
  }, [autosave, city]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname) await inTime(autosave.flush());
      return false;
    },
    enableBeforeUnload: false,
  });
  return { store: autosave, ...state };
}

/** A person has one unfinished card of a category, whatever page it is written on. */
function copyKey({ kind, category }: FormAddress, card: OwnCard | null, user?: number): string {
  const which = card && card.state !== 'draft' ? card.slug.slice(-6) : category;
  return `unsaved.${user ?? 'guest'}.${kind}.${which}`;
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  const limit = new Promise((resolve) => {
    setTimeout(resolve, leaveWithinMs);
  });
  return Promise.race([work, limit]);
}

function usePageEvents(autosave: DraftAutosave) {
  useEffect(() => {
    autosave.restore();
    const seen = () => void (document.hidden ? autosave.flush() : autosave.refresh());
    const flush = () => void autosave.flush();
    const leave = () => autosave.leave();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', flush);
    document.addEventListener('focusout', flush);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', flush);
      document.removeEventListener('focusout', flush);
      document.removeEventListener('visibilitychange', seen);
      void autosave.flush();
    };
  }, [autosave]);
}
