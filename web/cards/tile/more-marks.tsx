import { Activity, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardTile } from '#contract/cards.ts';
import { examText } from './exam-text.ts';
import { paysMostlyOnTime, paysOnTimeText, referencesText } from './trust-words.ts';

type Known = Pick<CardTile['owner'], 'references_count' | 'pays_on_time'> &
  Partial<Pick<CardTile['owner'], 'exam_badge'>>;

/** Beside the mark of the passport, as quiet; in short only what speaks for somebody. */
export default function MoreMarks({ owner }: { owner: Known }) {
  const { references_count: references, pays_on_time: pays, exam_badge: exam } = owner;
  return (
    <>
      {references > 0 && (
        <Mark icon={<BadgeCheck aria-hidden />}>{referencesText(references)}</Mark>
      )}
      {pays && paysMostlyOnTime(pays) && (
        <Mark icon={<BadgeCheck aria-hidden />}>
          <span className="numbers">{paysOnTimeText(pays)}</span>
        </Mark>
      )}
      {exam && <Mark icon={<Activity aria-hidden />}>{examText(exam)}</Mark>}
    </>
  );
}

const Mark = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="mark">
    {icon}
    <span>{children}</span>
  </p>
);
