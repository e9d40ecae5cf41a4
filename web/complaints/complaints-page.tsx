import type { OwnComplaint as Own } from '#contract/complaints.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { OwnComplaint } from './own-complaint.tsx';

/** The place where the staff answer whoever has complained. */
export function ComplaintsPage({ complaints }: { complaints: Own[] }) {
  return (
    <>
      <h1 className="text-3xl">Жалобы</h1>
      {complaints.length === 0 ? (
        <EmptyState
          title="Вы ни на что не жаловались"
          text="Если с карточкой или перепиской что-то не так, нажмите там «Пожаловаться». Ответ появится здесь."
        />
      ) : (
        <>
          <p className="mt-2 text-muted">О чём вы нам писали и что мы решили.</p>
          <ul className="mt-6 flex max-w-3xl flex-col gap-4">
            {complaints.map((complaint) => (
              <OwnComplaint key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
