import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { NativeDialog } from '#web/ui/overlay/native-dialog.tsx';
import { useFocusAfter } from '#web/ui/overlay/use-focus-after.ts';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { rememberRole, type GuestRole } from '../steps/guest-role.ts';
import { ownSideOf } from '../steps/own-side.ts';
import { roleSavedWords } from '../steps/role-saved-words.ts';

/** `?modal=userRole`: who are you here? The answer decides what is offered first. */
export default function RoleModal({ onClose }: ModalProps) {
  const { name: named, open } = useModal();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  useFocusAfter('content');

  function choose(role: GuestRole) {
    rememberRole(role);
    showSnackbar({ type: 'success', text: roleSavedWords[role] });
    const way = ownSideOf(router.state.location.pathname, role);
    // Only a modal that was asked for stands over such a page, and it is a step of the history.
    if (way) void router.navigate({ href: way, replace: true });
    else onClose();
  }

  return (
    <NativeDialog title="Что вы ищете?" onClose={onClose}>
      <p className="text-muted">Покажем сначала то, что нужно вам</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <RoleButton
          title="Найти помощника"
          text="Я ищу человека для семьи"
          picture={<Illustration name="find-helper" />}
          onPress={() => choose('employer')}
        />
        <RoleButton
          title="Найти работу"
          text="Я предлагаю свои услуги"
          picture={<Illustration name="find-work" />}
          onPress={() => choose('worker')}
        />
      </div>
      <p className="mt-4 text-center text-sm text-muted">Выбор можно поменять</p>
      <p className="text-center">
        Уже с нами?{' '}
        <button
          type="button"
          className="min-h-11 font-semibold text-action underline underline-offset-4"
          onClick={() => {
            // One that is in the address gives way by itself.
            if (!named) onClose();
            open('login');
          }}
        >
          Войти
        </button>
      </p>
    </NativeDialog>
  );
}

interface RoleButtonProps {
  title: string;
  text: string;
  picture: ReactNode;
  onPress: () => void;
}

function RoleButton({ title, text, picture, onPress }: RoleButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex items-center gap-4 rounded-card border border-line-strong bg-surface p-3 text-left transition-colors hover:border-action hover:bg-action-soft sm:flex-col sm:p-4 sm:text-center"
    >
      <span className="w-28 shrink-0 max-[22rem]:w-18 sm:w-full sm:max-w-52">{picture}</span>
      <span className="min-w-0">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="text-muted">{text}</span>
      </span>
    </button>
  );
}
