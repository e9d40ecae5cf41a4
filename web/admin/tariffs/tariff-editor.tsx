import { useRouter } from '@tanstack/react-router';
import { countOf } from '#contract/russian.ts';
import { includedAtMost, tariffEditingCalls, type TariffSource } from '#contract/tariff-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TariffNumbers } from './tariff-numbers.tsx';
import { type TariffDraft, useTariffDraft, writingOf } from './tariff-draft.ts';
import { TariffPreview } from './tariff-preview.tsx';
import { roleHeadings, saysContacts } from './tariff-words.ts';

export function TariffEditor({ tariff }: { tariff: TariffSource }) {
  const { draft, change, forget, isChanged } = useTariffDraft(tariff);
  const { submit, pending, problem, errorsOf, attempt } = useSave(tariff, forget);
  const isFree = tariff.price_kopecks === 0;
  const lines = draft.included.split('\n').filter((line) => line.trim());
  const includedError = [
    ...errorsOf('included'),
    ...lines.flatMap((_, at) => errorsOf(`included.${at}`)),
  ];
  return (
    <>
      <HrefLink
        href="/admin/tariffs"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        Тарифы
      </HrefLink>
      <h1 className="text-2xl">
        {tariff.name} <span className="text-base text-muted">{roleHeadings[tariff.role]}</span>
      </h1>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SubmitForm onSubmit={() => void submit(draft)} attempt={attempt}>
          {problem && !problem.errors && <FormProblem problem={problem} />}
          {isChanged && (
            <Note tone="info">Есть несохранённые правки. Они остаются в этой вкладке.</Note>
          )}
          <TextField
            label="Название"
            maxLength={40}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
            error={errorsOf('name')[0]}
          />
          <TextField
            label="Для кого"
            hint="Стоит под названием"
            maxLength={120}
            value={draft.summary}
            onChange={({ target }) => change({ summary: target.value })}
            error={errorsOf('summary')[0]}
          />
          <TariffNumbers tariff={tariff} draft={draft} change={change} errorsOf={errorsOf} />
          <TextArea
            label="Что входит в тариф"
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
              label="Показывать и продавать"
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
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={pending}>
              Сохранить
            </Button>
            {isChanged && (
              <Button kind="quiet" onClick={forget}>
                Отменить правки
              </Button>
            )}
          </div>
        </SubmitForm>
        <TariffPreview tariff={tariff} draft={draft} />
      </div>
    </>
  );
}

function useSave(tariff: TariffSource, forget: () => void) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (draft: TariffDraft) => {
    await api.call(tariffEditingCalls.save, {
      params: { slug: tariff.slug },
      body: { ...writingOf(draft, tariff), version: tariff.version },
    });
    forget();
    showSnackbar({ type: 'success', text: 'Тариф сохранён' });
    await router.invalidate();
  });
}
