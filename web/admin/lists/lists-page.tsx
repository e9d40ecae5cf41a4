import { ChevronDown } from 'lucide-react';
import { type TextLists, textListNames } from '#contract/text-lists.ts';
import { BackLink } from '../back-link.tsx';
import { ListEditor } from './list-editor.tsx';
import { listForms } from './list-fields.ts';

export function ListsPage({ lists }: { lists: TextLists }) {
  return (
    <>
      <BackLink href="/admin/texts">Все тексты</BackLink>
      <h1 className="text-2xl">Главная и реквизиты</h1>
      <div className="mt-4 flex max-w-4xl flex-col gap-2">
        {textListNames.map((name) => (
          <details key={name} className="group rounded-card border border-line bg-surface px-4">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
              <span className="flex flex-col">
                <span className="font-semibold">
                  {listForms[name].title}{' '}
                  <span className="numbers text-muted">{lists[name].items.length}</span>
                </span>
                <span className="text-sm text-muted">{listForms[name].hint}</span>
              </span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pb-4">
              <ListEditor name={name} list={lists[name]} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
