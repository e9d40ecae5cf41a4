import { complaintReasons, type ComplaintReason } from '#contract/complaints.ts';
import type { Mail } from '#server/platform/deliveries.ts';

interface StoredComplaint {
  id: number;
  reason: ComplaintReason;
  text: string;
  isAddition: boolean;
  author: number;
  /** Of the page of the card. */
  path: string;
}

/** To support: what is wrong with which card. */
export function complaintLetter({
  id,
  reason,
  text,
  isAddition,
  author,
  path,
}: StoredComplaint): Mail {
  const words = complaintReasons[reason];
  return {
    subject: `Жалоба № ${id}${isAddition ? ', дополнение' : ''}: ${words}`,
    lines: [`Причина: ${words}`, `От пользователя № ${author}`, ...(text ? [text] : [])],
    action: { label: 'Открыть карточку', path },
  };
}
