import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#contract/session.ts';
import {
  useHandedLogin,
  useHandedWhy,
  useModal,
  type ModalProps,
} from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useStoredRole } from '../steps/guest-role.ts';
import { FactorStep } from '../codes/factor-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { LoginForm } from './login-form.tsx';
import { useGoToNextStep, useRestoreSession } from '../steps/after-sign-in.ts';
import { rememberTarget } from '../steps/remembered-target.ts';
import { roleOfPage } from '../steps/role-question.ts';
import { RegistrationForm } from './registration-form.tsx';
import { emptyDraft, type SignInDraft } from './sign-in-draft.ts';

/** `?modal=login` and `?modal=registration`: going from one to the other keeps what was typed. */
export default function SignInModal({ name, expired = false, onClose }: ModalProps) {
  const { open } = useModal();
  const next = useSearch({ from: '__root__', select: (search) => search.next });
  const goToNextStep = useGoToNextStep();
  const restoreSession = useRestoreSession();
  // Still known while the page waits for its person to sign in again.
  const user = useUser();
  const storedRole = useStoredRole();
  const handed = useHandedLogin();
  const why = useHandedWhy();
  const [draft, setDraft] = useState(() => {
    // Where they want to go says more of them than what they chose some day.
    const role = roleOfPage(next?.replace(/[?#].*/, '') ?? '') ?? storedRole ?? null;
    return emptyDraft(role, handed || (user?.email ?? user?.phone ?? ''));
  });
  const isLogin = name === 'login';
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [newcomer, setNewcomer] = useState<User | null>(null);
  const [news, setNews] = useState<string>();

  const form = {
    draft,
    onChange: (change: Partial<SignInDraft>) => setDraft((before) => ({ ...before, ...change })),
    onSignedIn: (user: User) => (expired ? restoreSession(user) : goToNextStep(user, next)),
  };
  const welcome = (user: User) => {
    // The page may be loaded anew while the code is on its way.
    if (next) rememberTarget(next);
    setNewcomer(user);
  };
  if (newcomer) {
    return (
      <Dialog open title="Подтверждение" onClose={() => void form.onSignedIn(newcomer)}>
        <ConfirmStep user={newcomer} onChange={setNewcomer} onDone={form.onSignedIn} />
      </Dialog>
    );
  }
  if (isLogin && isCodeAsked) {
    const goBack = (words?: string) => {
      setCodeAsked(false);
      setNews(words);
    };
    return (
      <Dialog open title="Вход" onClose={onClose}>
        <FactorStep onSignedIn={form.onSignedIn} onBack={goBack} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={isLogin ? 'Вход' : 'Регистрация'} onClose={onClose}>
      {expired && (
        <p className="mb-4">
          Вход закончился. Войдите ещё раз: всё, что вы написали на этой странице, сохранится.
        </p>
      )}
      {why && <p className="mb-4">{why}</p>}
      {news && isLogin && (
        <Note tone="warning" className="mb-4">
          {news}
        </Note>
      )}
      {isLogin ? (
        <LoginForm
          {...form}
          onCodeAsked={() => setCodeAsked(true)}
          onForgotten={
            expired ? undefined : () => open('recoverPassword', { next, login: draft.login })
          }
        />
      ) : (
        <RegistrationForm {...form} onRegistered={welcome} />
      )}
      {!expired && (
        <p className="mt-5 border-t border-line pt-3 text-center">
          {isLogin ? 'Ещё нет аккаунта?' : 'Уже есть аккаунт?'}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold text-action underline underline-offset-4 hover:text-action-hover"
            onClick={() => open(isLogin ? 'registration' : 'login', { next, why })}
          >
            {isLogin ? 'Зарегистрироваться' : 'Войти'}
          </button>
        </p>
      )}
    </Dialog>
  );
}
