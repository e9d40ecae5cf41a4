import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath, type CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { MyResponse } from '#contract/response-states.ts';
import { responseTemplateCalls } from '#contract/response-templates.ts';
import { formHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import { useMayOpen } from '#web/contacts/may-open.ts';
import { FavoriteButton } from '#web/favorites/favorite-button.tsx';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { FullNote } from '#web/response-marks/full-note.tsx';
import { isStanding, statusWords } from '#web/response-marks/words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { RespondForm } from './respond-form.tsx';
import { rememberCard } from '#web/session/steps/remembered-card.ts';

/** `?modal=respond`: writes to the owner of the card whose page it is. */
export default function RespondModal({ onClose }: ModalProps) {
  const card = useCardOnPage();
  const isGuest = useUser() === null;
  const mayRespond = useMayOpen(card?.kind ?? 'vacancy');
  const title = card?.kind === 'resume' ? 'Приглашение' : 'Отклик';
  return (
    <Dialog open title={title} onClose={onClose} width="medium">
      {card && isGuest && <SignInFirst card={card} />}
      {card && !isGuest && !mayRespond && <p>{notForYou[card.kind]}</p>}
      {card && !isGuest && mayRespond && <Possible card={card} onClose={onClose} />}
    </Dialog>
  );
}

const notForYou = {
  resume: 'Приглашают семьи, которые ищут помощника.',
  vacancy: 'Откликаются те, кто ищет работу.',
};

function SignInFirst({ card }: { card: CardPage }) {
  const { open } = useModal();
  const next = `${cardPath(card)}?modal=respond`;
  return (
    <div className="flex flex-col gap-4">
      <p>Написать можно сразу после регистрации: нужны имя, телефон и код из СМС. Это бесплатно.</p>
      <Button size="large" wide onClick={() => open('registration', { next })}>
        Зарегистрироваться
      </Button>
      <Button kind="secondary" wide onClick={() => open('login', { next })}>
        Войти
      </Button>
    </div>
  );
}

/** Nobody writes what would be refused, whatever link has brought them here. */
function Possible({ card, onClose }: { card: CardPage; onClose: () => void }) {
  // As it was when the dialog opened: what is sent in it, perhaps the last that found room, its form tells.
  const [{ my_response, full }] = useState(card);
  if (isStanding(my_response)) return <Standing kind={card.kind} mine={my_response} />;
  if (full) {
    return (
      <div className="flex flex-col gap-4">
        <FullNote full={full} />
        <FavoriteButton slug={card.slug} />
      </div>
    );
  }
  return <OfCard card={card} onClose={onClose} />;
}

const standingWords = {
  vacancy: 'На эту вакансию вы уже откликнулись. Ответ придёт в отклики, там же переписка.',
  resume: 'Вы уже в разговоре об этой анкете. Ответ придёт в отклики, там же переписка.',
};

function Standing({ kind, mine }: { kind: CardKind; mine: MyResponse }) {
  const { tone, text } = statusWords(mine, kind === 'vacancy' ? 'worker' : 'employer');
  return (
    <div className="flex flex-col items-start gap-4">
      <Badge tone={tone}>{text}</Badge>
      <p>{standingWords[kind]}</p>
      <Link to="/account/responses" className={buttonStyles({ size: 'large', wide: true })}>
        Мои отклики
      </Link>
    </div>
  );
}

function OfCard({ card, onClose }: { card: CardPage; onClose: () => void }) {
  const api = useApi();
  const own = card.kind === 'vacancy' ? 'resume' : 'vacancy';
  const asked = useAnswer(async () => {
    const [cards, texts] = await Promise.all([
      api.call(cardCalls[own].listOwn, { query: { status: 'published' } }),
      api.call(responseTemplateCalls.list),
    ]);
    return { cards: cards.data, texts };
  });
  if (asked.problem) return <ErrorState text={asked.problem.detail} onRetry={asked.askAgain} />;
  if (!asked.answer) {
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  }
  const { cards, texts } = asked.answer;
  if (cards.length === 0) return <NoCard card={card} own={own} />;
  return <RespondForm card={card} own={cards} texts={texts} onClose={onClose} />;
}

/** The way back is remembered, and offered in the account. */
function NoCard({ card, own }: { card: CardPage; own: 'vacancy' | 'resume' }) {
  const text =
    own === 'resume'
      ? 'Откликаются анкетой: по ней семья узнает о вас. Опубликуйте анкету и возвращайтесь, эта вакансия не потеряется.'
      : 'Приглашают на вакансию: из неё человек узнает об условиях. Опубликуйте вакансию и возвращайтесь, эта анкета не потеряется.';
  return (
    <div className="flex flex-col gap-4">
      <p>{text}</p>
      <FormLink
        href={formHref({ kind: own, category: card.category.slug })}
        onClick={() => rememberCard(card)}
        className={buttonStyles({ size: 'large', wide: true })}
      >
        {kindWords[own].create}
      </FormLink>
    </div>
  );
}
