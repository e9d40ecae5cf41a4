import { ArrowLeft, Eye } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { capitalize } from '#contract/russian.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Container } from '#web/ui/display/container.tsx';
import { FormLink } from '../../owner/form-link.tsx';
import { hasUnsent, sendLabel } from '../../owner/sent-words.ts';
import { kindWords } from '../../owner/kind-words.ts';

type PreviewBarProps = {
  card: OwnCard;
  back: string;
  /** Strangers are to see the name from now on, which is sent with the card. */
  consents: boolean;
  pending: boolean;
  onPublish: () => void;
};

/** Stays in sight: at the top of a desktop, under the thumb on a phone. */
export function PreviewBar({ card, back, consents, pending, onPublish }: PreviewBarProps) {
  const isShown = card.state === 'published' || card.review?.state === 'waiting';
  const hasNews = !isShown || hasUnsent(card) || consents;
  return (
    <section
      aria-label="Предпросмотр"
      data-bottom-bar="md"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lift md:sticky md:inset-x-auto md:top-0 md:bottom-auto md:border-t-0 md:border-b md:pb-3 md:shadow-soft"
    >
      <Container className="flex flex-wrap items-center gap-3">
        <p className="hidden items-center gap-2 font-semibold md:mr-auto md:flex">
          <Eye aria-hidden className="size-5 text-muted" />
          {capitalize(kindWords[card.kind].one)} глазами других
        </p>
        <FormLink
          href={back}
          className={buttonStyles({ kind: 'secondary', className: 'grow md:grow-0' })}
        >
          <ArrowLeft aria-hidden className="size-5" />
          {/* Both buttons in one line, even on the narrowest phone. */}
          <span className="sm:hidden">К правке</span>
          <span className="max-sm:hidden">Вернуться к правке</span>
        </FormLink>
        {card.state !== 'blocked' && hasNews && (
          <Button pending={pending} onClick={onPublish} className="grow md:grow-0">
            {sendLabel(card)}
          </Button>
        )}
      </Container>
    </section>
  );
}
