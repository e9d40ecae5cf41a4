import { categoryEditingCalls as calls, type CategorySource } from '#contract/category-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import { link } from './categories-page.tsx';
import { type CategoryDraft, fieldNames, formNames, useCategoryDraft } from './category-draft.ts';
import { CategorySentences } from './category-sentences.tsx';

/** Null: a new one. */
export function CategoryEditor({ category }: { category: CategorySource | null }) {
  const form = useCategoryDraft(category);
  const saving = useSave(category, form);
  const { draft, change } = form;
  const { errorsOf } = saving;
  const text = (key: keyof CategoryDraft, path: string = key) => ({
    value: String(draft[key]),
    error: errorsOf(path)[0],
    maxLength: 60,
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <>
      <BackLink href="/admin/categories">Категории</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {category ? category.name : 'Новая категория'}
      </h1>
      {category && (
        <p className="flex flex-wrap gap-x-6">
          <HrefLink href={`/admin/categories/${category.id}/resume`} className={link}>
            Вопросы анкет
          </HrefLink>
          <HrefLink href={`/admin/categories/${category.id}/vacancy`} className={link}>
            Вопросы вакансий
          </HrefLink>
        </p>
      )}
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <DraftForm form={form} saving={saving} names={fieldNames}>
          <TextField label="Название" hint="В списках и на кнопках: Няня" {...text('name')} />
          <TextField
            label="Адрес"
            hint={addressHint(category, draft.slug)}
            readOnly={category?.has_fixed_slug}
            {...text('slug')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {formNames.map(([name, label, hint]) => (
              <TextField
                key={name}
                label={label}
                hint={`Например: ${hint}`}
                {...text(name, `forms.${name}`)}
              />
            ))}
          </div>
          <Checkbox
            label="Спрятать"
            hint="Новых карточек не будет, в списках категорий её нет. Её карточки и их адреса остаются"
            checked={draft.hidden}
            onChange={({ target }) => change({ hidden: target.checked })}
          />
        </DraftForm>
        <CategorySentences draft={draft} />
      </div>
    </>
  );
}

function addressHint(category: CategorySource | null, slug: string): string {
  if (category?.has_fixed_slug)
    return 'Его знают рисунок и тексты категории, поэтому он не меняется';
  const former = category?.former_slugs.length
    ? `. Прежние ведут сюда: ${category.former_slugs.join(', ')}`
    : '';
  return `/resumes/${slug || '…'}${former}`;
}

function useSave(category: CategorySource | null, form: FormDraft<CategoryDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Категория сохранена',
    pathOf: ({ id }) => `/admin/categories/${id}`,
    save: ({ name, slug, hidden, ...forms }: CategoryDraft): Promise<CategorySource> => {
      const body = { name, slug, hidden, forms };
      if (!category) return api.call(calls.add, { body });
      const { id, version } = category;
      return api.call(calls.save, { params: { id }, body: { ...body, version } });
    },
  });
}
