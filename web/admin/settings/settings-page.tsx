import type { ReactNode } from 'react';
import { formatNumber } from '#contract/russian.ts';
import { type SiteSettings, siteSettingsCalls } from '#contract/site-settings.ts';
import { NoticeLine } from '#web/layouts/frame/notice-line.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import {
  bodyOf,
  settingNames as names,
  type SettingsDraft,
  useSettingsDraft,
} from './settings-draft.ts';
import { savedWords } from './settings-words.ts';

const modes = { flagged: 'Только то, что заметили автопроверки', all: 'Каждый новый текст' };

export function SettingsPage({ settings }: { settings: SiteSettings }) {
  const form = useSettingsDraft(settings);
  const { draft, change, discard } = form;
  const { submit, pending, problem, errorsOf, attempt } = useSave(settings, form);
  const { usual, sms_used_today: used } = settings;
  const field = (key: keyof SettingsDraft) => ({
    label: names[key],
    value: draft[key],
    error: errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <>
      <h1 className="text-2xl">Настройки</h1>
      <p className="text-muted">
        Действуют сразу, перезапуск не нужен. Пусто — как задано на сервере.
      </p>
      <div className="mt-4 max-w-3xl">
        <SubmitForm onSubmit={() => void submit(draft)} attempt={attempt}>
          <DraftNotes form={form} problem={problem} names={names} saved={savedWords(settings)} />
          <Part title="Строка над сайтом">
            <TextField
              hint="Одно предложение: работы на сервере, праздники, сбой оплаты. Пусто — строки нет"
              maxLength={200}
              {...field('notice_text')}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                type="datetime-local"
                hint="Время московское. Пусто — сразу"
                {...field('notice_from')}
              />
              <TextField
                type="datetime-local"
                hint="Пусто — пока не уберёте сами"
                {...field('notice_until')}
              />
            </div>
            {draft.notice_text.trim() && <NoticeLine text={draft.notice_text.trim()} />}
          </Part>
          <Part title="Проверка карточек">
            <Select
              placeholder={`Как на сервере: ${modes[usual.moderation].toLowerCase()}`}
              options={Object.entries(modes).map(([value, label]) => ({ value, label }))}
              {...field('moderation')}
            />
          </Part>
          <Part title="СМС и звонки с кодами">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                inputMode="numeric"
                placeholder={String(usual.sms_daily_budget)}
                hint={`Сегодня отправлено: ${formatNumber(used.all)}. Ноль — не отправлять ничего`}
                {...field('sms_daily_budget')}
              />
              <TextField
                inputMode="numeric"
                placeholder={String(usual.sms_abroad_daily_budget)}
                hint={`Сегодня отправлено: ${formatNumber(used.abroad)}`}
                {...field('sms_abroad_daily_budget')}
              />
            </div>
          </Part>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={pending} disabled={!form.isChanged}>
              Сохранить
            </Button>
            {form.isChanged && (
              <Button kind="quiet" onClick={discard}>
                Отменить правки
              </Button>
            )}
          </div>
        </SubmitForm>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

function useSave({ version }: SiteSettings, form: FormDraft<SettingsDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Настройки действуют',
    save: async (draft: SettingsDraft) =>
      api.call(siteSettingsCalls.save, { body: { ...bodyOf(draft), version } }),
  });
}
