import { Link } from '@tanstack/react-router';
import type { SavedSearch, Telling } from '#contract/saved-searches.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { UnconfirmedMail } from './unconfirmed-mail.tsx';
import { useSearches } from './use-searches.ts';
import { failureOf, nameOf, tellingOptions } from './words.ts';

type TellingDialogProps = { search: SavedSearch; onClose: () => void };

/** Every choice takes effect at once, so there is nothing to confirm. */
export default function TellingDialog({ search, onClose }: TellingDialogProps) {
  const { change, remove } = useSearches();
  const show = useSnackbar();
  const user = useUser();
  const report = (error: unknown) => show({ type: 'error', text: failureOf(error) });

  function tell(telling: Telling) {
    change(search, { telling }).catch(report);
  }

  function drop() {
    onClose();
    remove(search).catch(report);
  }

  return (
    <Dialog
      open
      title="Поиск сохранён"
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={onClose}>Готово</Button>
          <Button kind="quiet" onClick={drop}>
            Не сохранять
          </Button>
        </div>
      }
    >
      <p className="[overflow-wrap:anywhere]">«{nameOf(search)}»</p>
      <div className="mt-4">
        <RadioGroup
          label="Присылать на почту новые карточки"
          options={tellingOptions}
          value={search.telling}
          onValueChange={tell}
        />
      </div>
      {user?.email_verified === false && <UnconfirmedMail />}
      <p className="mt-3">
        <Link to="/account/searches" className={buttonStyles({ kind: 'quiet', size: 'small' })}>
          Все сохранённые поиски
        </Link>
      </p>
    </Dialog>
  );
}
