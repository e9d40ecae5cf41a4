import { cardLimits } from '#contract/drafts.ts';
import type { Photo } from '#contract/photos.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { faultOf } from '#web/photos/file-fault.ts';

/** A picture on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  /** Of the file itself, for showing it meanwhile. */
  preview: string;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** Why it did not arrive. */
  error: string | null;
  /** The fault is not its own: it is sent again when there is a connection, or when told. */
  canRetry: boolean;
}

export interface PhotoUploadsDependencies {
  /** Begins the card when it is not there yet; null: that did not work. */
  slug(): Promise<string | null>;
  send(slug: string, file: Blob, onProgress: (share: number) => void): Promise<Photo>;
  shrink(file: File): Promise<Blob>;
  ids(): readonly string[];
  setIds(ids: string[]): void;
  previewOf(file: File): string;
  forgetPreview(url: string): void;
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

const lost = 'Нет связи. Отправим, когда она появится';

/** The pictures of one draft, and those that are being sent: one after another, in their order. */
export function createPhotoUploads(dependencies: PhotoUploadsDependencies) {
  let uploads: readonly Upload[] = [];
  let next = 1;
  let isSending = false;
  const listeners = new Set<() => void>();

  function set(list: readonly Upload[]) {
    uploads = list;
    for (const listener of listeners) listener();
  }

  function update(key: number, parts: Partial<Upload>) {
    set(uploads.map((one) => (one.key === key ? { ...one, ...parts } : one)));
  }

  const change = (with_: (ids: readonly string[]) => string[]) =>
    dependencies.setIds(with_(dependencies.ids()));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let one = firstReady(); one; one = firstReady()) await sendOne(one);
    isSending = false;
  }

  const firstReady = () => uploads.find(({ error }) => error === null);

  async function sendOne({ key, file }: Upload): Promise<void> {
    try {
      const slug = await dependencies.slug();
      if (slug === null) return update(key, { error: lost, canRetry: true });
      const bytes = await dependencies.shrink(file);
      const photo = await dependencies.send(slug, bytes, (share) => update(key, { share }));
      // Taken away while it was on its way.
      if (!uploads.some((one) => one.key === key)) return;
      change((ids) => [...ids, photo.id].slice(0, cardLimits.photos));
      drop(key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, detail } = error.problem;
      const canRetry = error.isNetworkFailure || status === 429 || status >= 500;
      update(key, { error: error.isNetworkFailure ? lost : detail, canRetry, share: 0 });
    }
  }

  function drop(key: number) {
    const gone = uploads.find((one) => one.key === key);
    if (gone) dependencies.forgetPreview(gone.preview);
    set(uploads.filter((one) => one.key !== key));
  }

  function retry(which: (upload: Upload) => boolean) {
    const again = (one: Upload) => ({ ...one, error: null, canRetry: false, share: 0 });
    if (uploads.some(which)) set(uploads.map((one) => (which(one) ? again(one) : one)));
    void sendAll();
  }

  return {
    uploads: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Replaces, moves or takes away what is on the draft now, whoever has changed it meanwhile. */
    change,
    /** Answers how many there is no room for. */
    add: (files: readonly File[]): number => {
      const room = Math.max(0, cardLimits.photos - dependencies.ids().length - uploads.length);
      const fresh = files.slice(0, room).map((file) => {
        const key = next;
        next += 1;
        const preview = dependencies.previewOf(file);
        return { key, file, preview, share: 0, error: faultOf(file), canRetry: false };
      });
      set([...uploads, ...fresh]);
      void sendAll();
      return files.length - fresh.length;
    },
    drop,
    retry: (key: number) => retry((one) => one.key === key),
    retryLost: () => retry(({ canRetry }) => canRetry),
    isBusy: () => uploads.some(({ error }) => error === null),
  };
}
