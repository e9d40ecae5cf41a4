import { Printer } from 'lucide-react';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CopyButton } from './copy-button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => Promise<void>;
}

/** The only time that they are seen: on paper or in a safe place they must go from here. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { submit, pending, problem } = useSubmit(onSaved);
  return (
    <div className="flex flex-col gap-5">
      <FormProblem problem={problem} />
      <ol className="grid grid-cols-1 gap-x-4 gap-y-2 rounded-card bg-surface-soft p-4 min-[22rem]:grid-cols-2 sm:p-5">
        {codes.map((code) => (
          <li key={code} className="font-mono font-semibold whitespace-nowrap sm:text-lg">
            {code}
          </li>
        ))}
      </ol>
      <div className="-my-2 -ml-4 flex flex-wrap print:hidden">
        <CopyButton text={codes.join('\n')} label="Скопировать" done="Коды скопированы" />
        <Button kind="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Напечатать
        </Button>
      </div>
      <p className="text-muted">
        Держите их не на том телефоне, где приложение: на бумаге дома или там, где храните пароли.
      </p>
      <Button
        size="large"
        className="max-sm:w-full sm:self-start print:hidden"
        pending={pending}
        onClick={() => void submit()}
      >
        Коды сохранены
      </Button>
    </div>
  );
}
