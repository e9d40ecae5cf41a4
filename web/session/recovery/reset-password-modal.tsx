import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { LinkRecovery } from './link-recovery.tsx';

/** `?modal=reset-password`: where the link in the letter leads. */
export default function ResetPasswordModal({ onClose }: ModalProps) {
  const recovery = useLocation({ select: ({ state }) => state.recovery });
  const { open } = useModal();
  const [isSpent, setSpent] = useState(false);

  if (recovery && !isSpent)
    return (
      <Dialog open title="Придумайте новый пароль" onClose={onClose}>
        <LinkRecovery recovery={recovery} onSpent={() => setSpent(true)} />
      </Dialog>
    );
  return (
    <Dialog open title="Ссылка не подошла" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p role="alert">
          Ссылка из письма действует один час и только один раз. Возможно, есть письмо поновее. Если
          нет — запросите новую ссылку.
        </p>
        <Button
          size="large"
          wide
          onClick={() => open('recoverPassword', { login: recovery?.email })}
        >
          Получить новую ссылку
        </Button>
      </div>
    </Dialog>
  );
}
