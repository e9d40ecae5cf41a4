import { complainOfDialog, type ComplaintReason, quotedAtMost } from '#contract/complaints.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { EarlierNote } from './earlier-note.tsx';

interface DialogComplaintProps {
  channel: string;
  /** Null: about the person; `words`: what stands in it. */
  message: { id: number; words: string } | null;
  /** Chosen already by whoever has opened it. */
  reason?: ComplaintReason | undefined;
  onClose: () => void;
}

/** About the other side of a dialog, or one thing that they wrote. */
export default function DialogComplaint(props: DialogComplaintProps) {
  const { channel, message, reason, onClose } = props;
  const api = useApi();
  const about = { channel, ...(message && { message_id: message.id }) };
  return (
    <Dialog
      open
      title={message ? 'Жалоба на сообщение' : 'Жалоба на собеседника'}
      onClose={onClose}
    >
      <EarlierNote isSame={(one) => one.channel === channel} />
      {message && (
        <blockquote className="mb-3 line-clamp-4 border-l-4 border-line-strong pl-3 [overflow-wrap:anywhere] whitespace-pre-line">
          {message.words}
        </blockquote>
      )}
      <p className="mb-5 text-muted">
        {message
          ? 'Модератор прочитает это сообщение, даже если его потом удалят.'
          : `Модератор прочитает последние сообщения собеседника, не больше ${quotedAtMost}. Чтобы показать другое, пожалуйтесь в меню самого сообщения.`}
      </p>
      <ComplaintForm
        hint="Собеседник о жалобе не узнает"
        thanks="Спасибо, мы проверим. Ответ придёт в уведомления"
        send={(said) => api.call(complainOfDialog, { body: { ...about, ...said } })}
        onSent={onClose}
        chosen={reason}
      />
    </Dialog>
  );
}
