import { useRouter } from '@tanstack/react-router';
import { questionEditingCalls as calls, type QuestionLine } from '#contract/question-editing.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface LeftOutButtonProps {
  question: QuestionLine;
  category: number;
}

/** A question that every card is asked may make no sense in one category. */
export function LeftOutButton({ question, category }: LeftOutButtonProps) {
  const { id, label, left_out: isLeftOut } = question;
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const { submit, pending } = useSubmit(async () => {
    const params = { id: category, question: id };
    try {
      await api.call(isLeftOut ? calls.askAgain : calls.leaveOut, { params });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
    await router.invalidate();
  });
  return (
    <Button kind="quiet" size="small" pending={pending} onClick={() => void submit()}>
      {isLeftOut ? 'Задавать' : 'Не задавать'}
      <span className="sr-only">: {label}</span>
    </Button>
  );
}
