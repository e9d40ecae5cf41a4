import { useUser } from '#web/lib/context/router-context.ts';
import { rememberRole, useStoredRole } from '#web/session/steps/guest-role.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';

/** The choice of a role on pages to read: below the text, and covering nothing. */
export default function RoleLine() {
  const isGuest = useUser() === null;
  const role = useStoredRole();
  if (!isGuest || role !== null) return null;
  return (
    <Container className="pb-8 print:hidden">
      <section
        aria-labelledby="role-line"
        className="flex flex-col gap-4 rounded-card bg-action-soft p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
      >
        <div>
          <h2 id="role-line" className="text-lg">
            Что вы ищете?
          </h2>
          <p className="text-muted">Покажем сначала то, что нужно вам</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button kind="secondary" onClick={() => rememberRole('employer')}>
            Найти помощника
          </Button>
          <Button kind="secondary" onClick={() => rememberRole('worker')}>
            Найти работу
          </Button>
        </div>
      </section>
    </Container>
  );
}
