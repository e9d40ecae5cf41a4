import type { useBrowserPush } from '#web/push/use-browser-push.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const hints = {
  unknown: '',
  unsupported: 'Этот браузер их не умеет. На айфоне сначала добавьте сайт на экран «Домой»',
  denied: 'Браузеру запрещено их показывать. Разрешите уведомления сайта в его настройках',
  off: 'Видно, даже когда сайт закрыт. Текста сообщений в них нет',
  on: 'Видно, даже когда сайт закрыт. Текста сообщений в них нет',
};

/** Of this browser alone; what is told, the switches beside it say for all of them. */
export function PushSwitch({ push }: { push: ReturnType<typeof useBrowserPush> }) {
  const { state, isFailed, isChanging, change } = push;
  return (
    <div>
      <Switch
        label="Уведомления на этом устройстве"
        hint={hints[state]}
        checked={state === 'on'}
        disabled={
          isChanging || state === 'unknown' || state === 'unsupported' || state === 'denied'
        }
        onChange={(event) => void change(event.target.checked)}
      />
      <output className="block text-sm font-medium text-error">
        {isFailed && 'Не получилось. Проверьте связь и попробуйте ещё раз.'}
      </output>
    </div>
  );
}
