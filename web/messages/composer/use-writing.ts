import { useRef, useState, type KeyboardEvent } from 'react';
import type { Attachment } from '#contract/attachments.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useSayTyping } from '../typing/use-typing.ts';
import type { Outgoing } from '../outbox/outbox-state.ts';
import { useAttaching } from './use-attaching.ts';
import { useDraft } from './use-draft.ts';

interface Writing {
  channel: string;
  draft: string;
  /** The last of one's own that may still be changed. */
  lastOwn: Message | undefined;
  onSend: (text: string, attachments: readonly Attachment[]) => void;
  onEdited: (message: Message) => void;
}

/** What is in the field: a new message, kept as a draft, or one that is being changed. */
export function useWriting({ channel, draft, lastOwn, onSend, onEdited }: Writing) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft);
  const [edited, setEdited] = useState<{ message: Message; text: string } | null>(null);
  const keepDraft = useDraft(channel, draft);
  const sayTyping = useSayTyping(channel);
  const [files, attaching] = useAttaching(channel);

  function write(next: string) {
    if (edited) return setEdited({ ...edited, text: next });
    setText(next);
    keepDraft(next);
    if (next.trim()) sayTyping();
  }

  function edit(message: Message) {
    setEdited({ message, text: message.text });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(message.text.length, message.text.length);
    });
  }

  function cancel() {
    setEdited(null);
    field.current?.focus();
  }

  async function saveEdited(message: Message, fresh: string) {
    setEdited(null);
    if (fresh === message.text) return;
    try {
      const params = { id: message.id };
      onEdited(await api.call(dialogCalls.edit, { params, body: { text: fresh } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.message });
      // Nothing that was typed is lost.
      setEdited({ message, text: fresh });
    }
  }

  return {
    field,
    files,
    attaching,
    text: edited ? edited.text : text,
    edited: edited?.message ?? null,
    write,
    edit,
    cancel,
    /** A refused message goes back to where it was written. */
    putBack: ({ text: given, attachments }: Pick<Outgoing, 'text' | 'attachments'>) => {
      setEdited(null);
      setText((now) => [now, given].filter(Boolean).join('\n'));
      attaching.putBack(attachments);
      field.current?.focus();
    },
    send: (given: string) => {
      if (edited) return void saveEdited(edited.message, given);
      setText('');
      keepDraft('');
      onSend(given, attaching.take());
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && edited) cancel();
      if (event.key === 'ArrowUp' && !edited && text === '' && lastOwn) {
        event.preventDefault();
        edit(lastOwn);
      }
    },
  };
}
