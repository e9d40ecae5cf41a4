import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useEntry } from '#web/session/steps/entry.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useFavorites } from './use-favorites.ts';
import { rememberHeart, takeHeart } from './remembered-heart.ts';

const failed = 'Не получилось сохранить. Попробуйте ещё раз';

/** One heart: what it shows and what a press does. */
export function useHeart(slug: string) {
  const isGuest = useUser() === null;
  const favorites = useFavorites();
  const askIn = useEntry();
  const router = useRouter();
  const show = useSnackbar();

  function set(on: boolean) {
    favorites.toggle(slug, on).catch((error: unknown) => {
      show({ type: 'error', text: error instanceof ApiError ? error.problem.detail : failed });
    });
  }

  function toggle(on: boolean) {
    if (!isGuest) return set(on);
    rememberHeart(slug);
    askIn({
      next: router.state.location.href,
      why: 'Карточка сохранится в избранном сразу после входа.',
    });
  }

  useEffect(() => {
    if (!isGuest && takeHeart(slug)) set(true);
    // oxlint-disable-next-line react/exhaustive-deps -- only signing in matters
  }, [isGuest, slug]);

  return { pressed: favorites.has(slug), toggle };
}
