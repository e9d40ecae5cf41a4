import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useHandedLogin, useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { CodeRecovery } from './code-recovery.tsx';
import { LetterSent } from './letter-sent.tsx';
import { quietButton } from '../codes/quiet-button.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { useRecoveryRequest } from './use-recovery-request.ts';

/** `?modal=recoverPassword`: a link in a letter, or a code on the phone, leads to a new password. */
export default function RecoverPasswordModal({ onClose }: ModalProps) {
  const { open } = useModal();
  const isGuest = useUser() === null;
  const next = useSearch({ from: '__root__', select: (search) => search.next });
  const [login, setLogin] = useState(useHandedLogin());
  const recovery = useRecoveryRequest();
  const { sentTo } = recovery;

  const step = () => {
    if (!sentTo) return <RecoveryForm login={login} onLoginChange={setLogin} recovery={recovery} />;
    if (sentTo.channel === 'email')
      return <LetterSent address={sentTo.value} recovery={recovery} />;
    return <CodeRecovery phone={sentTo.value} recovery={recovery} next={next} />;
  };
  return (
    <Dialog
      open
      title={sentTo?.channel === 'email' ? 'Проверьте почту' : 'Восстановление пароля'}
      onClose={onClose}
    >
      {step()}
      {isGuest && (
        <p className="mt-5 border-t border-line pt-3 text-center">
          Вспомнили пароль?{' '}
          <button
            type="button"
            className={quietButton}
            onClick={() => open('login', { next, login })}
          >
            Войти
          </button>
        </p>
      )}
    </Dialog>
  );
}
