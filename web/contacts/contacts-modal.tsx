import type { CardPage } from '#contract/cards.ts';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useFocusAfter } from '#web/ui/overlay/use-focus-after.ts';
import { useCardOnPage } from './card-on-page.ts';
import { HowContactsWork } from './how-contacts-work.tsx';
import { useMayOpen } from './may-open.ts';
import { Opening } from './opening.tsx';
import { contactsButtonId } from './contacts-button.tsx';
import { contactsPath } from './contacts-path.ts';

/** `?modal=vacancyContacts`: the contacts of the card whose page it is, of either kind. */
export default function ContactsModal({ onClose }: ModalProps) {
  const card = useCardOnPage();
  useFocusAfter(contactsButtonId);
  return (
    <Dialog open title={card ? 'Контакты' : 'Как работают контакты'} onClose={onClose}>
      {card ? <OfCard card={card} /> : <HowContactsWork />}
    </Dialog>
  );
}

function OfCard({ card }: { card: CardPage }) {
  const isGuest = useUser() === null;
  const mayOpen = useMayOpen(card.kind);
  if (card.is_own) return <p>Это ваша карточка: её контакты вы знаете.</p>;
  if (!mayOpen) return <p>{notForYou[card.kind]}</p>;
  return isGuest ? <SignInFirst card={card} /> : <Opening card={card} />;
}

const notForYou = {
  resume: 'Контакты анкет открывают те, кто ищет помощника.',
  vacancy: 'Контакты вакансий открывают те, кто ищет работу.',
};

function SignInFirst({ card }: { card: CardPage }) {
  const { open } = useModal();
  const next = contactsPath(card);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-line-strong px-4 py-3 text-lg font-semibold">
        <span className="[overflow-wrap:anywhere]">{card.owner.name ?? card.title}</span>
        {card.phone_end && (
          <span className="numbers whitespace-nowrap" aria-hidden>
            +7 9•• •••-••-{card.phone_end}
          </span>
        )}
      </p>
      <p>
        Телефон откроется сразу после регистрации: нужны имя, ваш телефон и код из СМС.{' '}
        <strong>3 контакта каждый месяц бесплатно</strong>.
      </p>
      <Button size="large" wide onClick={() => open('registration', { next })}>
        Зарегистрироваться
      </Button>
      <Button kind="secondary" wide onClick={() => open('login', { next })}>
        Войти
      </Button>
    </div>
  );
}
