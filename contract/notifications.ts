/** What people are told about. */
export type NotificationKind = CardNote | PersonalNote;

/** About themselves, and not one of their cards. */
export type PersonalNote = 'passport_approved' | 'passport_rejected';

export type CardNote =
  | 'contact_opened'
  | 'card_published'
  | 'card_rejected'
  | 'card_expiring'
  | 'card_closed'
  | 'card_blocked'
  | 'card_unblocked'
  | 'appeal_denied'
  | 'complaint_answered';
