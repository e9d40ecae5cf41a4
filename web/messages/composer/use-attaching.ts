import { useEffect, useState, useSyncExternalStore } from 'react';
import { dialogCalls } from '#contract/dialogs.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { type Attaching, type AttachingList, createAttaching } from './attaching.ts';

const none: readonly Attaching[] = [];

/** The files of the message that is being written in a channel. */
export function useAttaching(channel: string): [readonly Attaching[], AttachingList] {
  const api = useApi();
  const [attaching] = useState(() =>
    createAttaching({
      send: async (file, onProgress) => {
        const { shrink } = await import('#web/photos/shrink.ts');
        const body = file.type === 'application/pdf' ? file : await shrink(file);
        const input = { params: { channel }, query: { name: file.name.slice(-200) }, body };
        return api.call(dialogCalls.attach, input, { onProgress });
      },
      previewOf: (file) => URL.createObjectURL(file),
      forgetPreview: (url) => url.startsWith('blob:') && URL.revokeObjectURL(url),
    }),
  );
  useEffect(() => {
    const retry = () => attaching.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [attaching]);
  const list = useSyncExternalStore(attaching.subscribe, attaching.list, () => none);
  return [list, attaching];
}
