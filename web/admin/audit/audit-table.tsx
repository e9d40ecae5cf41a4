import type { AuditEntry } from '#contract/audit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { auditPath } from './audit-search.ts';
import { EntryTime } from './entry-time.tsx';
import { actionWords, detailWords, subjectPage, subjectWords } from './audit-words.ts';

const head = 'px-3 py-2 text-left text-sm font-semibold text-muted';
const cell = 'px-3 align-top lg:py-2.5 max-lg:block max-lg:py-0.5 max-lg:empty:hidden';

/** On a phone each line stands as a block of its own. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <div className="mt-5 overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full border-collapse max-lg:block">
        <caption className="sr-only">Что делали сотрудники, новое сверху</caption>
        <thead className="border-b border-line max-lg:sr-only">
          <tr>
            <th className={head}>Когда</th>
            <th className={head}>Кто</th>
            <th className={head}>Что сделано</th>
            <th className={head}>С чем</th>
            <th className={head}>Подробности</th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const link =
  'inline-flex items-center text-action underline underline-offset-4 [overflow-wrap:break-word] hover:text-action-hover max-lg:min-h-11';

function Row({ entry: { at, actor, action, subject, detail } }: { entry: AuditEntry }) {
  const page = subjectPage(subject);
  return (
    <tr className="border-t border-line first:border-t-0 max-lg:block max-lg:py-2.5">
      <td className={`${cell} whitespace-nowrap text-muted lg:text-sm`}>
        <EntryTime at={at} />
      </td>
      <td className={cell}>
        {/* Written down of the person, whose sign-in it is; done where the server runs. */}
        {action === 'two_factor_reset' ? (
          'Оператор сервера'
        ) : (
          <HrefLink href={auditPath({ actor: String(actor.id) })} className={link}>
            {actor.name ?? `Сотрудник № ${actor.id}`}
          </HrefLink>
        )}
      </td>
      <td className={`${cell} font-medium`}>{actionWords(action)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {page === null ? (
          subjectWords(subject)
        ) : (
          <HrefLink href={page} className={link}>
            {subjectWords(subject)}
          </HrefLink>
        )}
      </td>
      <td className={`${cell} [overflow-wrap:break-word] lg:w-2/5`}>
        {detailWords(detail).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </td>
    </tr>
  );
}
