import { useEffect, useState, useSyncExternalStore } from 'react';
import { photoCalls } from '#contract/photos.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Keeper } from '../autosave/draft-autosave.ts';
import { createShelf, type Shelf, type Upload } from './photo-uploads.ts';

/** The pictures of a form: they go on being sent while other steps are filled in. */
export function useShelf(keeper: Keeper, setIds: (ids: string[]) => void): Shelf {
  const api = useApi();
  const [shelf] = useState(() =>
    createShelf({
      slug: async () => (await keeper.begin())?.slug ?? null,
      send: (slug, body, onProgress) =>
        api.call(photoCalls.add, { params: { slug }, body }, { onProgress }),
      shrink: async (file) => (await import('#web/photos/shrink.ts')).shrink(file),
      ids: () => keeper.state().draft.photos,
      setIds,
      previewOf: (file) => URL.createObjectURL(file),
      forgetPreview: (url) => URL.revokeObjectURL(url),
    }),
  );

  useEffect(() => {
    const retry = () => shelf.retryLost();
    // A file that is on its way cannot be found again after a reload.
    const warn = (event: BeforeUnloadEvent) => shelf.isBusy() && event.preventDefault();
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
    };
  }, [shelf]);

  return shelf;
}

const none: readonly Upload[] = [];

export function useUploads(shelf: Shelf): readonly Upload[] {
  return useSyncExternalStore(shelf.subscribe, shelf.uploads, () => none);
}
