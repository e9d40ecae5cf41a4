import { useEffect, useState, useSyncExternalStore } from 'react';
import { photoCalls } from '#contract/photos.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { DraftAutosave } from '../autosave/draft-autosave.ts';
import { createPhotoUploads, type PhotoUploads, type Upload } from './photo-uploads.ts';

/** The pictures of a form: they go on being sent while other steps are filled in. */
export function usePhotoUploads(
  autosave: DraftAutosave,
  setIds: (ids: string[]) => void,
): PhotoUploads {
  const api = useApi();
  const [photoUploads] = useState(() =>
    createPhotoUploads({
      slug: async () => (await autosave.begin())?.slug ?? null,
      send: (slug, body, onProgress) =>
        api.call(photoCalls.add, { params: { slug }, body }, { onProgress }),
      shrink: async (file) => (await import('#web/photos/shrink.ts')).shrink(file),
      ids: () => autosave.state().draft.photos,
      setIds,
      previewOf: (file) => URL.createObjectURL(file),
      forgetPreview: (url) => URL.revokeObjectURL(url),
    }),
  );

  useEffect(() => {
    const retry = () => photoUploads.retryLost();
    // A file that is on its way cannot be found again after a reload.
    const warn = (event: BeforeUnloadEvent) => photoUploads.isBusy() && event.preventDefault();
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
    };
  }, [photoUploads]);

  return photoUploads;
}

const none: readonly Upload[] = [];

export function useUploads(photoUploads: PhotoUploads): readonly Upload[] {
  return useSyncExternalStore(photoUploads.subscribe, photoUploads.uploads, () => none);
}
