import { useRouter } from '@tanstack/react-router';
import { examCalls } from '#contract/exams.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';

export function WithdrawExam() {
  const api = useApi();
  const router = useRouter();
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(examCalls.withdraw);
    await router.invalidate();
  });
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <FormProblem problem={problem} />
      <Button kind="secondary" size="small" pending={pending} onClick={() => void submit()}>
        Отказаться от проверки
      </Button>
    </div>
  );
}
