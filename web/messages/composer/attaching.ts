import { type Attachment, attachmentLimits } from '#contract/attachments.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** A file that is to go with the next message. */
export interface Attaching {
  key: number;
  name: string;
  /** None: it came back from a message that was refused, and is there already. */
  file: File | null;
  /** Of a picture, as it lies in the browser. */
  preview: string | null;
  /** How much of it has left, from 0 to 1. */
  share: number;
  attachment: Attachment | null;
  /** Why it cannot go, in words. */
  error: string | null;
  /** The same file may be taken the next time. */
  canRetry: boolean;
}

interface AttachingParts {
  send: (file: File, onProgress: (share: number) => void) => Promise<Attachment>;
  previewOf: (file: File) => string;
  forgetPreview: (url: string) => void;
}

export type AttachingList = ReturnType<typeof createAttaching>;

/** The files of one message that is being written; each leaves as soon as it is chosen. */
export function createAttaching({ send, previewOf, forgetPreview }: AttachingParts) {
  let list: readonly Attaching[] = [];
  let next = 1;
  const listeners = new Set<() => void>();

  function set(fresh: readonly Attaching[]) {
    list = fresh;
    for (const listener of listeners) listener();
  }
  const update = (key: number, parts: Partial<Attaching>) =>
    set(list.map((one) => (one.key === key ? { ...one, ...parts } : one)));

  async function sendOne(key: number, file: File): Promise<void> {
    update(key, { share: 0, error: null, canRetry: false });
    try {
      const attachment = await send(file, (share) => update(key, { share }));
      update(key, { attachment, share: 1 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status } = error.problem;
      const canRetry = error.isNetworkFailure || status === 429 || status >= 500;
      update(key, { error: error.message, canRetry });
    }
  }

  function append(one: Omit<Attaching, 'key' | 'share' | 'canRetry'>): number {
    const key = next;
    next += 1;
    set([...list, { ...one, key, share: 0, canRetry: false }]);
    return key;
  }

  return {
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Answers whether there was room for all of them. */
    add: (files: readonly File[]): boolean => {
      const room = Math.max(0, attachmentLimits.files - list.length);
      for (const file of files.slice(0, room)) {
        const error = attachmentFault(file);
        const preview = file.type.startsWith('image/') ? previewOf(file) : null;
        const key = append({ name: file.name, file, preview, attachment: null, error });
        if (error === null) void sendOne(key, file);
      }
      return files.length <= room;
    },
    /** What could not be sent, and may be now; `key`: that one alone. */
    retry: (key?: number) => {
      for (const one of list.filter(({ canRetry }) => canRetry)) {
        if (one.file && (key ?? one.key) === one.key) void sendOne(one.key, one.file);
      }
    },
    drop: (key: number) => {
      const gone = list.find((one) => one.key === key);
      if (gone?.preview) forgetPreview(gone.preview);
      set(list.filter((one) => one.key !== key));
    },
    /** All that has arrived, taken out for a message; what was refused stays to be seen. */
    take: (): Attachment[] => {
      const ready = list.filter(({ attachment }) => attachment !== null);
      for (const { preview } of ready) if (preview) forgetPreview(preview);
      set(list.filter(({ attachment }) => attachment === null));
      return ready.flatMap(({ attachment }) => attachment ?? []);
    },
    /** Of a message that was refused: they are on the server already. */
    putBack: (attachments: readonly Attachment[]) => {
      for (const attachment of attachments) {
        const isPicture = attachment.kind === 'picture';
        append({
          name: isPicture ? 'Фотография' : attachment.name,
          file: null,
          preview: isPicture ? attachment.url : null,
          attachment,
          error: null,
        });
      }
    },
  };
}

/** What needs no server to tell; a system that names no type leaves it to the server. */
export function attachmentFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  const isPdf = type === 'application/pdf';
  if (type !== '' && !isPdf && !type.startsWith('image/')) {
    return 'Можно приложить фотографию или PDF';
  }
  if (size === 0) return 'Файл пуст. Выберите другой';
  // A large photo is made smaller before it is sent.
  if (isPdf && size > attachmentLimits.bytes) return 'Файл больше 10 МБ. Выберите поменьше';
  return null;
}
