import { TriangleAlert } from 'lucide-react';
import { Container } from '#web/ui/display/container.tsx';
import { CancelDeletion } from './cancel-deletion.tsx';
import { erasureText } from './erasure-text.ts';

/** Over every page of the account, until its owner has decided. */
export default function DeletionBanner({ deletionAt }: { deletionAt: string }) {
  return (
    <section aria-label="Аккаунт ждёт удаления" className="border-b border-warning bg-warning-soft">
      <Container className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <p className="flex gap-3">
          <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-warning" />
          <span>
            <strong className="block">Вы удаляете аккаунт</strong>
            {erasureText(deletionAt)}
          </span>
        </p>
        <CancelDeletion />
      </Container>
    </section>
  );
}
