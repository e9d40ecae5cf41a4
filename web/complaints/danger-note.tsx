import { Phone } from 'lucide-react';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/** In large type it comes up below the edge of a phone. */
function showWhole(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** Whoever is in danger needs help sooner than a complaint is read. */
export function DangerNote() {
  return (
    <div ref={showWhole}>
      <Note tone="error">
        <p className="font-semibold">Опасно прямо сейчас? Сначала звоните 112</p>
        <p>
          Это бесплатно и работает без сим-карты. Жалобу мы прочитаем раньше других, но не сразу.{' '}
          <a
            href="/safety"
            target="_blank"
            rel="noopener"
            className="font-semibold text-action underline underline-offset-4"
          >
            Куда ещё звонить
          </a>
        </p>
        <LinkButton href="tel:112" kind="secondary" className="sm:self-start">
          <Phone aria-hidden className="size-5" />
          Позвонить 112
        </LinkButton>
      </Note>
    </div>
  );
}
