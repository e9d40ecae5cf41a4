import { countOf } from '#contract/russian.ts';
import { includedAtMost, tariffEditingCalls, type TariffSource } from '#contract/tariff-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import { TariffNumbers } from './tariff-numbers.tsx';
import {
  type TariffDraft,
  tariffFieldNames as names,
  useTariffDraft,
  writingOf,
} from './tariff-draft.ts';
import { TariffPreview } from './tariff-preview.tsx';
import { roleHeadings, saysContacts } from './tariff-words.ts';

export function TariffEditor({ tariff }: { tariff: TariffSource }) {
  const form = useTariffDraft(tariff);
  const { draft, change } = form;
  const saving = useSave(tariff, form);
  const { errorsOf } = saving;
  const isFree = tariff.price_kopecks === 0;
  const lines = draft.included.split('\n').filter((line) => line.trim());
  const includedError = [
    ...errorsOf('included'),
    ...lines.flatMap((_, at) => errorsOf(`included.${at}`)),
  ];
  return (
    <>
      <BackLink href="/admin/tariffs">Тарифы</BackLink>
      <h1 className="text-2xl">
        {tariff.name} <span className="text-base text-muted">{roleHeadings[tariff.role]}</span>
      </h1>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DraftForm form={form} saving={saving} names={names}>
          <TextField
            label={names.name}
            maxLength={40}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
            error={errorsOf('name')[0]}
          />
          <TextField
            label={names.summary}
            hint="Стоит под названием"
            maxLength={120}
            value={draft.summary}
            onChange={({ target }) => change({ summary: target.value })}
            error={errorsOf('summary')[0]}
          />
          <TariffNumbers tariff={tariff} draft={draft} change={change} errorsOf={errorsOf} />
          <TextArea
            label={names.included}
            hint={`По строке на каждую выгоду, не больше ${includedAtMost}`}
            rows={5}
            value={draft.included}
            onChange={({ target }) => change({ included: target.value })}
            error={includedError[0]}
          />
          {draft.contacts !== null && !saysContacts(lines, draft.contacts) && (
            <Note tone="warning">
              В тексте нет числа контактов ({draft.contacts}): проверьте, не обещает ли он другое.
            </Note>
          )}
          {!isFree && (
            <Checkbox
              label={names.isShown}
              hint="Скрытый тариф не купить. Кто на нём, остаётся и продлевает его"
              checked={draft.isShown}
              onChange={({ target }) => change({ isShown: target.checked })}
            />
          )}
          {tariff.open_payments > 0 && (
            <Note tone="info">
              Сейчас оплачивают {countOf(tariff.open_payments, ['человек', 'человека', 'человек'])}:
              они заплатят и получат то, что видели.
            </Note>
          )}
        </DraftForm>
        <TariffPreview tariff={tariff} draft={draft} />
      </div>
    </>
  );
}

function useSave(tariff: TariffSource, form: FormDraft<TariffDraft>) {
  const api = useApi();
  const { slug, version } = tariff;
  return useSaveForm({
    form,
    done: 'Тариф сохранён',
    // What is empty is refused before the call.
    save: async (draft: TariffDraft): Promise<TariffSource> => {
      const body = { ...writingOf(draft, tariff), version };
      return api.call(tariffEditingCalls.save, { params: { slug }, body });
    },
  });
}
