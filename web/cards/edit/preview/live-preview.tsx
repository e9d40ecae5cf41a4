import { Eye } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { CardView } from '../../view/card-view.tsx';

/** What people will see, as the server has it, renewed after every save; only where there is room. */
export function LivePreview({ page }: { page: CardPage | null }) {
  return (
    <aside aria-label="Предпросмотр" className="hidden xl:block">
      <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col overflow-hidden rounded-card border border-line bg-paper">
        <p className="flex items-center gap-2 border-b border-line bg-surface-soft px-4 py-2.5 text-sm font-semibold">
          <Eye aria-hidden className="size-5 text-muted" />
          Так увидят люди
        </p>
        {page ? (
          // The same card as on its page, in one column: it is as narrow here as on a phone.
          <div
            inert
            className="overflow-y-auto p-4 [&_article]:grid-cols-1! [&_article]:gap-6 [&_aside]:col-auto! [&_aside]:row-auto! [&_aside>*]:static! [&_dl>div]:grid-cols-1! [&_h1]:text-2xl [&_header]:flex-row! [&_header]:items-center! [&_header]:gap-4"
          >
            <CardView card={page} preview />
          </div>
        ) : (
          <p className="p-4 text-sm text-muted">
            Выберите город и начните отвечать: здесь появится карточка, какой её увидят люди.
          </p>
        )}
      </div>
    </aside>
  );
}
