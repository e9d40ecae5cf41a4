import { CalendarClock, CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayHint } from '#contract/card-search.ts';
import type { CardPage } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { capitalize, formatDay } from '#contract/russian.ts';
import { Card } from '#web/ui/display/card.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { FullNote } from '#web/response-marks/full-note.tsx';
import { answerTimeText } from '../tile/answer-time.ts';
import { BusyBadge } from '../tile/busy-badge.tsx';
import { placeLine } from '../tile/card-words.ts';
import { Freshness } from '../tile/freshness.tsx';
import { PerHour } from '../tile/per-hour.tsx';
import { PayRange } from '../pay-hint/pay-range.tsx';

type CardSummaryProps = { card: CardPage; hints: PayHint[]; actions: ReactNode };

/** Pay, place and dates at once. */
export function CardSummary({ card, hints, actions }: CardSummaryProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">{card.kind === 'resume' ? 'Оплата' : 'Семья платит'}</p>
        <p className="numbers text-2xl font-semibold text-action">
          {payText(card.pay)}
          <PerHour kopecks={card.pay_per_hour_kopecks} />
        </p>
      </div>
      <BusyBadge card={card} />
      <PayRange card={card} hints={hints} />
      <ul className="flex flex-col gap-2">
        <Fact icon={<MapPin />}>{placeLine(card)}</Fact>
        <Fact icon={<CalendarDays />}>
          Опубликовано{' '}
          <span className="print:hidden">
            <Freshness iso={card.published_at} />
          </span>
          {/* Paper is read on another day. */}
          <span className="hidden print:inline">{formatDay(card.published_at)}</span>
        </Fact>
        {!card.closed_at && (
          <Fact icon={<Clock />} className="print:hidden">
            {capitalize(card.owner.last_seen)}
            {card.answer_minutes !== null && `, ${answerTimeText(card.answer_minutes)}`}
          </Fact>
        )}
        {card.closes_on && (
          <Fact icon={<CalendarClock />}>Открыта до {formatDay(card.closes_on)}</Fact>
        )}
      </ul>
      {card.full && <FullNote full={card.full} />}
      {actions}
    </Card>
  );
}

interface FactProps {
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <li className={classes(factStyles, className)}>
      <span aria-hidden>{icon}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

const factStyles = 'flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted';
