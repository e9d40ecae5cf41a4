import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CancelDeletion } from './cancel-deletion.tsx';
import { Section } from './section.tsx';
import { erasureText } from './erasure-text.ts';

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'));

export function DeletionSection({ user }: { user: User }) {
  const [asks, setAsks] = useState(false);
  if (isStaff(roleFromWire(user.role.name))) {
    return (
      <Section id="deletion" title="Удаление" text="Аккаунт сотрудника удаляет администратор." />
    );
  }
  if (user.deletion_at) {
    return (
      <Section id="deletion" title="Удаление" text={erasureText(user.deletion_at)}>
        <CancelDeletion />
      </Section>
    );
  }
  return (
    <Section
      id="deletion"
      title="Удаление"
      text="Ваши карточки сразу перестанут видеть, а через 30 дней мы сотрём всё, что о вас знаем. До этого дня можно войти и передумать."
    >
      <Button
        kind="secondary"
        className="border-error! text-error! hover:bg-error-soft! max-sm:w-full"
        onClick={() => setAsks(true)}
      >
        Удалить аккаунт
      </Button>
      {asks && (
        <Suspense>
          <DeletionDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </Section>
  );
}
