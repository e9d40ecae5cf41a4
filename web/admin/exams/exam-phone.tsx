import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#contract/contacts.ts';
import { staffExamCalls } from '#contract/exams.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Asked for by a press: each look is written down. */
export function ExamPhone({ id }: { id: number }) {
  const api = useApi();
  const [phone, setPhone] = useState<string | null>(null);
  const { submit, pending, problem } = useSubmit(async () => {
    const answer = await api.call(staffExamCalls.phone, { params: { id: String(id) } });
    setPhone(answer.phone);
  });
  if (phone !== null) {
    return (
      <a
        href={`tel:${phone}`}
        className="numbers inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
      >
        {formatPhone(phone)}
      </a>
    );
  }
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-ml-4"
        pending={pending}
        onClick={() => void submit()}
      >
        <Phone aria-hidden className="size-4.5" />
        Показать телефон
      </Button>
      {problem && <p className="text-sm text-error">{problem.detail}</p>}
    </>
  );
}
