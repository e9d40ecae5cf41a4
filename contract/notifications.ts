/** What people are told about. */
export type NotificationKind = 'contact_opened' | 'card_closed';
