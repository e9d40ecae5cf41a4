import {
  Archive,
  CalendarClock,
  CalendarCheck,
  CirclePause,
  CirclePlay,
  Copy,
  Eye,
  ListFilter,
  MessageCircleQuestionMark,
  Pencil,
  Trash2,
  Undo2,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { busyWord, freeWord } from '#web/cards/tile/busy-words.ts';
import { ownFormHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import type { CardAction } from './card-actions.ts';

const icons: Record<CardAction, LucideIcon> = {
  edit: Pencil,
  open: Eye,
  publish: Upload,
  resume: CirclePlay,
  pause: CirclePause,
  limit: ListFilter,
  busy: CalendarClock,
  free: CalendarCheck,
  close: Archive,
  takeBack: Undo2,
  appeal: MessageCircleQuestionMark,
  copy: Copy,
  remove: Trash2,
};

const labels: Record<CardAction, (card: OwnCard) => string> = {
  edit: ({ state }) => (state === 'rejected' ? 'Исправить' : 'Редактировать'),
  open: () => 'Открыть',
  publish: ({ state }) => (state === 'paused' ? 'Показать с правками' : 'Опубликовать снова'),
  resume: () => 'Показывать снова',
  pause: () => 'Приостановить',
  limit: () => 'Сколько откликов принимать',
  busy: ({ category }) => `Я ${busyWord(category.name)} до…`,
  free: ({ category }) => `Я снова ${freeWord(category.name)}`,
  close: ({ kind }) => `Закрыть ${kindWords[kind].accusative}`,
  takeBack: () => 'Забрать с проверки',
  appeal: () => 'Попросить посмотреть ещё раз',
  copy: () => 'Скопировать в новую',
  remove: () => 'Удалить',
};

type ActionButtonProps = {
  action: CardAction;
  card: OwnCard;
  main: boolean;
  pending: boolean;
  onPress: (() => void) | undefined;
};

/** What leads somewhere is a link, what does something a button. */
export function ActionButton({ action, card, main, pending, onPress }: ActionButtonProps) {
  const Icon = icons[action];
  // A card that is as it should be calls for nothing.
  const isCalm = card.state === 'published' || card.state === 'moderation';
  const look = {
    kind: main ? (isCalm ? 'secondary' : 'primary') : 'quiet',
    size: 'small',
    className: main ? 'max-sm:w-full' : 'px-3!',
  } as const;
  const content = (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {labels[action](card)}
    </>
  );
  if (action === 'edit' || action === 'open') {
    return (
      <FormLink
        href={action === 'edit' ? ownFormHref(card) : cardPath(card)}
        className={buttonStyles(look)}
      >
        {content}
      </FormLink>
    );
  }
  return (
    <Button {...look} pending={pending} onClick={onPress}>
      {content}
    </Button>
  );
}
