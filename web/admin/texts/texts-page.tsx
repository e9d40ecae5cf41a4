import type { TextLine } from '#contract/text-editing.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';

const groups: { kind: TextLine['kind']; title: string; hint: string }[] = [
  {
    kind: 'document',
    title: 'Документы',
    hint: 'Каждое сохранение — новая редакция. Прежние остаются на сайте.',
  },
  { kind: 'page', title: 'Страницы', hint: 'Меняются сразу, как только вы сохраните.' },
  { kind: 'guide', title: 'Подсказки к анкетам и вакансиям', hint: 'Стоят рядом с формой.' },
];

const elsewhere = [
  { href: '/admin/texts/home', label: 'Главная и реквизиты' },
  { href: '/admin/texts/tariffs/worker', label: 'Тарифы для работников' },
  { href: '/admin/texts/tariffs/employee', label: 'Тарифы для семей' },
];

export function TextsPage({ texts }: { texts: TextLine[] }) {
  return (
    <>
      <h1 className="text-2xl">Тексты</h1>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {elsewhere.map(({ href, label }) => (
          <li key={href}>
            <HrefLink
              href={href}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {label}
            </HrefLink>
          </li>
        ))}
      </ul>
      {groups.map(({ kind, title, hint }) => (
        <section key={kind} aria-labelledby={`texts-${kind}`} className="mt-6">
          <h2 id={`texts-${kind}`} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-muted">{hint}</p>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {texts
              .filter((text) => text.kind === kind)
              .map(({ key, title: name, updated_at }) => (
                <li key={key} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
                  <HrefLink
                    href={`/admin/texts/${key}`}
                    className="inline-flex min-h-11 grow basis-72 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
                  >
                    {name}
                  </HrefLink>
                  <Badge tone="neutral">{key}</Badge>
                  <p className="numbers text-sm text-muted sm:min-w-48">
                    <EntryTime at={updated_at} />
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
