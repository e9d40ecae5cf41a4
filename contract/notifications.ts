/** What people are told about. */
export type NotificationKind = OwnerNote | PersonalNote | 'contact_opened' | 'complaint_answered';

/** About themselves, and not one of their cards. */
type PersonalNote = 'passport_approved' | 'passport_rejected';

/** What became of a card, to its owner. */
export type OwnerNote =
  | 'card_published'
  | 'card_rejected'
  | 'card_expiring'
  | 'card_closed'
  | 'card_blocked'
  | 'card_unblocked'
  | 'appeal_denied';
