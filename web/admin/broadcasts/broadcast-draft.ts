import type { Broadcast, BroadcastWriting } from '#contract/broadcasts.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

export type BroadcastDraft = ReturnType<typeof draftOf>;

export const broadcastFieldNames: Record<keyof BroadcastDraft, string> = {
  subject: 'Тема',
  text: 'Письмо',
  button_label: 'Надпись на кнопке',
  button_path: 'Куда ведёт кнопка',
  role: 'Кому',
  city: 'Город',
  cityName: 'Город',
  withNote: 'Показать и в уведомлениях на сайте',
};

export const useBroadcastDraft = (broadcast: Broadcast | null) =>
  useFormDraft(`broadcast.${broadcast?.id ?? 'new'}`, draftOf(broadcast));

function draftOf(broadcast: Broadcast | null) {
  return {
    subject: broadcast?.subject ?? '',
    text: broadcast?.text ?? '',
    button_label: broadcast?.button_label ?? '',
    button_path: broadcast?.button_path ?? '',
    role: (broadcast?.role ?? '') as string,
    city: broadcast?.city?.slug ?? '',
    cityName: broadcast?.city?.name ?? '',
    withNote: broadcast?.with_note ? 'yes' : '',
  };
}

export function bodyOf(draft: BroadcastDraft): BroadcastWriting {
  const { subject, text, button_label, button_path, withNote, role, city } = draft;
  return {
    subject,
    text,
    button_label,
    button_path,
    role: role === '' ? null : (role as 'worker' | 'employee'),
    city: city || null,
    with_note: withNote !== '',
  };
}
