/** What people are told about. */
export type NotificationKind =
  | OwnerNote
  | PersonalNote
  | ResponseNote
  | 'message_received'
  | 'contact_opened'
  | 'complaint_answered';

/** A response or an invitation came, or the other side has taken a step. */
type ResponseNote = 'response_received' | 'invitation_received' | 'response_state';

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
