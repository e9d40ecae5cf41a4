import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { isVacancy, useRememberedCard } from '#web/session/steps/remembered-card.ts';

/** The way back for somebody who had to write a card first. */
export function RememberedCardNote() {
  const card = useRememberedCard();
  if (!card) return null;
  return (
    <Note tone="info">
      <p>
        Вы хотели {isVacancy(card) ? 'откликнуться' : 'пригласить'}: «{card.title}».
      </p>
      <p>
        <HrefLink href={card.href} className={buttonStyles({ size: 'small', className: 'mt-2' })}>
          Вернуться к этой карточке
        </HrefLink>
      </p>
    </Note>
  );
}
