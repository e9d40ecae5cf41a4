import { categoryEditingCalls as calls, type CategoryLine } from '#contract/category-editing.ts';
import { countOf } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { useOrder } from '../order/use-order.ts';

const resumes = ['анкета', 'анкеты', 'анкет'] as const;
const vacancies = ['вакансия', 'вакансии', 'вакансий'] as const;
export const link =
  'inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover';

export function CategoriesPage({ categories }: { categories: CategoryLine[] }) {
  const api = useApi();
  const placesOf = useOrder(
    categories.map(({ id }) => id),
    (ids) => api.call(calls.order, { body: { ids } }),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Категории</h1>
        <HrefLink href="/admin/categories/new" className={buttonStyles({ kind: 'primary' })}>
          Новая категория
        </HrefLink>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <span className="text-muted">Вопросы, которые задают всем:</span>
        <HrefLink href="/admin/categories/common/resume" className={link}>
          в анкетах
        </HrefLink>
        <HrefLink href="/admin/categories/common/vacancy" className={link}>
          в вакансиях
        </HrefLink>
      </p>
      {categories.length === 0 ? (
        <EmptyState
          title="Категорий нет"
          text="Добавьте первую: её предложат в форме и в поиске."
        />
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {categories.map((category) => (
            <Row key={category.id} category={category} places={placesOf(category.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  category: CategoryLine;
  places: { onUp: (() => void) | null; onDown: (() => void) | null };
}

function Row({ category: { id, name, slug, hidden, cards }, places }: RowProps) {
  const href = `/admin/categories/${id}`;
  return (
    <li className="flex items-center gap-x-2 py-1 pr-1 pl-4">
      <div className="flex grow flex-wrap items-center gap-x-6 gap-y-1">
        <div className="flex grow basis-64 flex-wrap items-center gap-x-3">
          <HrefLink href={href} className={`${link} font-semibold [overflow-wrap:anywhere]`}>
            {name}
          </HrefLink>
          <span className="text-sm text-muted [overflow-wrap:anywhere]">/{slug}</span>
          {hidden && <Badge>Спрятана</Badge>}
        </div>
        <Cards text={countOf(cards.resume, resumes)} href={`${href}/resume`} of={name} />
        <Cards text={countOf(cards.vacancy, vacancies)} href={`${href}/vacancy`} of={name} />
      </div>
      <MoveButtons name={name} {...places} />
    </li>
  );
}

/** How many there are, and the way to what they are asked. */
function Cards({ text, href, of }: { text: string; href: string; of: string }) {
  return (
    <p className="numbers flex flex-wrap items-center gap-x-2 sm:w-56">
      <span className="text-muted">{text}:</span>
      <HrefLink href={href} className={link}>
        вопросы<span className="sr-only"> категории «{of}»</span>
      </HrefLink>
    </p>
  );
}
