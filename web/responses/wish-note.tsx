import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { useRememberedWish } from './wish.ts';

/** The way back for somebody who had to write a card first. */
export function WishNote() {
  const wish = useRememberedWish();
  if (!wish) return null;
  return (
    <Note tone="info">
      <p>Вы хотели написать: «{wish.title}».</p>
      <p>
        <HrefLink href={wish.href} className={buttonStyles({ size: 'small', className: 'mt-2' })}>
          Вернуться к этой карточке
        </HrefLink>
      </p>
    </Note>
  );
}
