import type { MoneyCheck } from '#contract/admin-ledger.ts';
import { countOf } from '#contract/russian.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { paymentPath } from '../payments/payments-search.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function MoneyCheckNote({ check }: { check: MoneyCheck | null }) {
  if (!check) {
    return (
      <Note tone="info" className="mt-4">
        Ночной сверки ещё не было: она пройдёт сама этой ночью.
      </Note>
    );
  }
  const { checked_at, is_old: isOld, found, violations } = check;
  const time = <EntryTime at={checked_at} />;
  if (found === 0) {
    return (
      <Note tone={isOld ? 'warning' : 'success'} className="mt-4">
        <p>
          Деньги сходятся: ночная сверка {time} расхождений не нашла.
          {isOld && ' С тех пор сверки не было: проверьте, работает ли она.'}
        </p>
      </Note>
    );
  }
  return (
    <Note tone="error" className="mt-4">
      <h2 className="text-base font-semibold">
        Деньги не сходятся: {countOf(found, ['расхождение', 'расхождения', 'расхождений'])}
      </h2>
      <p>Ночная сверка {time}. Сама она ничего не меняет.</p>
      <ul className="flex flex-col gap-1">
        {violations.map(({ what, subject }) => (
          <li key={`${what} ${subject}`} className="numbers [overflow-wrap:anywhere]">
            {uuid.test(subject) ? (
              <HrefLink href={paymentPath(subject)} className="underline underline-offset-4">
                {subject}
              </HrefLink>
            ) : (
              subject
            )}
            : {what}
          </li>
        ))}
      </ul>
      {found > violations.length && <p>Показаны первые {violations.length}.</p>}
    </Note>
  );
}
