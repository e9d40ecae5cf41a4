import {
  Bookmark,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Flag,
  IdCard,
  type LucideIcon,
  MessageCircle,
  Phone,
  Send,
} from 'lucide-react';
import type { NotificationKind } from '#contract/notifications.ts';

export const kindIcons: Record<NotificationKind, LucideIcon> = {
  message_received: MessageCircle,
  response_received: Send,
  invitation_received: Send,
  response_state: Send,
  contact_opened: Phone,
  search_found: Bookmark,
  complaint_answered: Flag,
  passport_approved: IdCard,
  passport_rejected: IdCard,
  card_published: CircleCheck,
  card_unblocked: CircleCheck,
  card_rejected: CircleAlert,
  card_blocked: CircleAlert,
  appeal_denied: CircleAlert,
  card_expiring: CalendarClock,
  card_closed: CalendarClock,
  card_silent: CircleQuestionMark,
};
