import { complaintReasons, type ComplaintReason } from '#contract/complaints.ts';
import type { Mail } from '#server/platform/deliveries.ts';

interface StoredComplaint {
  id: number;
  reason: ComplaintReason;
  text: string;
  isAddition: boolean;
  author: number;
  /** Where one sees what it is about. */
  page: { label: string; path: string };
}

/** To support: what is wrong with which card, or with somebody in a dialog. */
export function complaintLetter({
  id,
  reason,
  text,
  isAddition,
  author,
  page,
}: StoredComplaint): Mail {
  const words = complaintReasons[reason];
  return {
    subject: `Жалоба № ${id}${isAddition ? ', дополнение' : ''}: ${words}`,
    lines: [`Причина: ${words}`, `От пользователя № ${author}`, ...(text ? [text] : [])],
    action: page,
  };
}
