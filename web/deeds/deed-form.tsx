import { apiPrefix } from '#contract/endpoint.ts';
import { deedCalls, blankDeed, type DeedKind } from '#contract/deeds.ts';
import { downloadFile } from '#web/lib/api/download-file.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { OwnFields } from './own-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { bodyOf, type DeedDraft } from './deed-draft.ts';

const fileNames: Record<DeedKind, string> = { agreement: 'dogovor.pdf', receipt: 'raspiska.pdf' };

interface DeedFormProps {
  responseId: number;
  kind: DeedKind;
  draft: DeedDraft;
  change: (parts: Partial<DeedDraft>) => void;
}

/** Nothing has to be filled in: what is not stands on paper as a line. */
export function DeedForm({ responseId, kind, draft, change }: DeedFormProps) {
  const api = useApi();
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(() =>
    downloadFile(
      api,
      deedCalls[kind].path.replace(':id', String(responseId)),
      fileNames[kind],
      bodyOf(kind, draft),
    ),
  );
  const errorOf = (path: string) => errorsOf(path)[0];
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {problem && !problem.errors && <FormProblem problem={problem} />}
      <OwnFields {...{ kind, draft, change, errorOf }} />
      {(['customer', 'worker'] as const).map((side) => (
        <PersonFields
          key={side}
          label={labels[kind][side]}
          person={draft[side]}
          onChange={(person) => change({ [side]: person })}
          errorOf={(key) => errorOf(`${side}.${key}`)}
        />
      ))}
      <p className="text-sm text-muted">
        Имена, паспорта и адреса мы не сохраняем: они уходят в файл и сразу забываются. Закроете
        страницу — набранное пропадёт.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} className="max-sm:w-full">
          Скачать PDF
        </Button>
        <LinkButton
          kind="secondary"
          download={fileNames[kind]}
          href={apiPrefix + blankDeed.path.replace(':kind', kind)}
          className="max-sm:w-full"
        >
          Пустой бланк
        </LinkButton>
      </div>
    </SubmitForm>
  );
}

const labels: Record<DeedKind, Record<'customer' | 'worker', string>> = {
  agreement: { customer: 'Семья (заказчик)', worker: 'Помощник (исполнитель)' },
  receipt: { customer: 'Кто платит', worker: 'Кто получает деньги' },
};
