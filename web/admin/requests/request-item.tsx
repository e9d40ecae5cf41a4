import { type ContactRequest, contactRequestCalls } from '#contract/contact-requests.ts';
import { contactTopics } from '#contract/contact-us.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { useChange } from '../form-draft/use-change.ts';

const link =
  'inline-flex min-h-11 items-center text-action underline underline-offset-4 [overflow-wrap:anywhere]';

export function RequestItem({ request }: { request: ContactRequest }) {
  const { id, name, contact, topic, text, user_id, created_at, answered_at, answered_by } = request;
  const api = useApi();
  const { submit, pending, problem } = useChange(
    () =>
      api.call(answered_at ? contactRequestCalls.reopen : contactRequestCalls.answer, {
        params: { id },
      }),
    answered_at ? 'Обращение снова ждёт ответа' : 'Отмечено: ответили',
  );
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold [overflow-wrap:anywhere]">
          № {id}. {name}
        </h2>
        <Badge tone="neutral">{contactTopics[topic]}</Badge>
        <p className="text-sm text-muted">
          <EntryTime at={created_at} />
        </p>
      </div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap gap-x-6">
        <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`} className={link}>
          {contact}
        </a>
        {user_id !== null && (
          <HrefLink href={`/admin/people/${user_id}`} className={link}>
            Человек № {user_id}
          </HrefLink>
        )}
      </div>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          kind={answered_at ? 'quiet' : 'secondary'}
          size="small"
          pending={pending}
          onClick={() => void submit()}
        >
          {answered_at ? 'Вернуть в ожидающие' : 'Отвечено'}
        </Button>
        {answered_at && (
          <p className="text-sm text-muted">
            {answered_by ?? 'Сотрудник'}, <EntryTime at={answered_at} />
          </p>
        )}
      </div>
    </li>
  );
}
