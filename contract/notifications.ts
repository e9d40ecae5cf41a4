/** What people are told about. */
export type NotificationKind =
  | 'contact_opened'
  | 'card_published'
  | 'card_rejected'
  | 'card_expiring'
  | 'card_closed'
  | 'card_blocked'
  | 'card_unblocked'
  | 'appeal_denied'
  | 'complaint_answered';
