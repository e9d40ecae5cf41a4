import { useUser } from '#web/lib/context/router-context.ts';

/** How many are new, in the menu of the account. Load it lazily: guests have none. */
export default function NewResponses() {
  const count = useUser()?.unread_responses_count ?? 0;
  if (count === 0) return null;
  return (
    <span className="numbers ml-auto rounded-full bg-action px-2 text-sm font-semibold text-on-action">
      <span className="sr-only">новых откликов: </span>
      {count}
    </span>
  );
}
