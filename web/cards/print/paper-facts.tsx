import { cardPath, type CardPage } from '#contract/cards.ts';
import { formatPhone } from '#contract/contacts.ts';
import { pageOrigin } from '#web/lib/head/page-origin.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import type { Paper } from './use-paper.ts';

const words = { resume: 'Вся анкета', vacancy: 'Вся вакансия' };

/** Nothing on a screen. */
export function PaperFacts({ card, paper: { qr, contacts } }: { card: CardPage; paper: Paper }) {
  const brand = useShell()?.config.brand.name;
  const contact = contacts?.phone ? formatPhone(contacts.phone) : contacts?.email;
  return (
    <div className="hidden flex-col gap-3 print:flex">
      {contact && (
        <p>
          <span className="block text-sm text-muted">Контакт</span>
          <span className="numbers block text-lg font-semibold [overflow-wrap:anywhere]">
            {contact}
          </span>
        </p>
      )}
      <div>
        {qr && (
          <svg
            data-qr=""
            aria-hidden
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="-ml-2 size-[27mm]"
          >
            <path d={qr.path} />
          </svg>
        )}
        {/* The sheet may have no room for everything, and Ctrl+P brings no code. */}
        <p className="text-xs">
          <span className="text-muted">
            {words[card.kind]} на сайте{brand && ` «${brand}»`}:
          </span>{' '}
          <span className="[overflow-wrap:anywhere]" suppressHydrationWarning>
            {new URL(pageOrigin()).host}
            {cardPath(card)}
          </span>
        </p>
      </div>
    </div>
  );
}
