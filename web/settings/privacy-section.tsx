import { type UserSettings, updateSettings } from '#contract/settings.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SavedSwitch } from '#web/lib/forms/saved-switch.tsx';
import { Section } from './section.tsx';

export function PrivacySection({ privacy }: Pick<UserSettings, 'privacy'>) {
  const api = useApi();
  return (
    <Section id="privacy" title="Приватность">
      <SavedSwitch
        label="Показывать мои карточки в Яндексе и других поисковых системах"
        hint="Если выключить, мы попросим их убрать ваши страницы: это занимает до нескольких недель. На поиск внутри сайта не влияет."
        value={privacy.search_engines}
        save={(search_engines) =>
          api.call(updateSettings, { body: { privacy: { search_engines } } })
        }
      />
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        Телефон и почта на карточках не печатаются: их видят только те, кто открыл ваши контакты.
      </p>
    </Section>
  );
}
