import { CalendarPlus } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

export function MeetingButton({ onPress }: { onPress: () => void }) {
  return (
    <IconButton
      label="Предложить встречу"
      icon={<CalendarPlus />}
      onClick={onPress}
      className="mb-0.5 [&_svg]:text-action"
    />
  );
}
