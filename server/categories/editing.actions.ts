import type { CategorySource, CategoryWriting } from '#contract/category-editing.ts';
import { checkSlugIsFree, keepFormerSlug } from '#server/area-slugs/actions.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { addJob } from '#server/platform/queue.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { hasFixedSlug, showCategory, unknownCategory } from './editing.queries.ts';

/** The last of all, until somebody gives it another place. */
export async function addCategory(
  db: Database,
  viewer: SignedIn,
  writing: CategoryWriting,
): Promise<CategorySource> {
  return inTransaction(db, async (trx) => {
    await checkSlugIsFree(trx, writing.slug, null);
    const { last } = await trx
      .selectFrom('categories')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('categories')
      .values({ ...asRow(writing), position: (last ?? 0) + 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, viewer, { action: 'category_add', id, title: writing.name });
    return showCategory(trx, id);
  });
}

export async function saveCategory(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...writing }: CategoryWriting & { version: number },
): Promise<CategorySource> {
  const lock = (trx: Connection) => lockCategory(trx, id);
  const change = { what: 'Категорию', version, lock };
  return changeVersion(db, { ...change, save });

  async function save(trx: Connection, before: StoredCategory, nextVersion: number) {
    const { slug } = writing;
    if (slug !== before.slug && hasFixedSlug(before.slug)) {
      throw invalid({ slug: ['Адрес этой категории знают её рисунок и тексты: он не меняется'] });
    }
    await checkSlugIsFree(trx, slug, { category_id: id });
    await keepFormerSlug(trx, { category_id: id }, { before: before.slug, slug });
    await trx
      .updateTable('categories')
      .set({ ...asRow(writing), version: nextVersion })
      .where('id', '=', id)
      .execute();
    const changed = changesInWords(inWords(before), inWords(writing));
    await recordChange(trx, viewer, { action: 'category_save', id, title: writing.name, changed });
    // A search finds cards by these words.
    if (wordsOf(before) !== wordsOf(writing)) await addJob(trx, 'index_cards', { category: id });
    return showCategory(trx, id);
  }
}

type StoredCategory = Awaited<ReturnType<typeof lockCategory>>;

async function lockCategory(trx: Connection, id: number) {
  const row = await trx
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw unknownCategory();
  return row;
}

/** All of them, each once; where somebody has added one meanwhile, the order is asked for anew. */
export async function orderCategories(
  db: Database,
  viewer: SignedIn,
  ids: number[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('categories')
      .select(['id', 'name'])
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute();
    const isSame = rows.length === new Set(ids).size && rows.every(({ id }) => ids.includes(id));
    if (!isSame || ids.length !== rows.length) {
      throw conflict('Список категорий изменился. Обновите страницу', 'stale_version');
    }
    for (const [at, id] of ids.entries()) {
      const position = (at + 1) * 10;
      await trx.updateTable('categories').set({ position }).where('id', '=', id).execute();
    }
    const namesOf = (all: number[]) =>
      all.map((id) => rows.find((row) => row.id === id)?.name).join(', ');
    const changed = changesInWords(
      { Порядок: namesOf(rows.map(({ id }) => id)) },
      { Порядок: namesOf(ids) },
    );
    const [first = 0] = ids;
    await recordChange(trx, viewer, { action: 'category_order', id: first, changed });
  });
}

function asRow({ name, slug, forms, hidden }: CategoryWriting) {
  return { name, slug, forms: JSON.stringify(forms), hidden };
}

const wordsOf = ({ name, forms }: Pick<CategoryWriting, 'name' | 'forms'>) =>
  [name, ...formsInOrder(forms)].join('\n');

const formsInOrder = (forms: CategoryWriting['forms']): string[] => [
  forms.one,
  forms.genitive,
  forms.accusative,
  forms.instrumental,
  forms.many,
  forms.many_genitive,
];

const inWords = ({ name, slug, forms, hidden }: CategoryWriting) => ({
  Название: name,
  Адрес: slug,
  Формы: formsInOrder(forms).join(', '),
  Спрятана: hidden ? 'да' : 'нет',
});

interface Done {
  action: 'category_add' | 'category_save' | 'category_order';
  id: number;
  title?: string;
  changed?: string;
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  { action, id, title, changed }: Done,
): Promise<void> {
  const detail = { ...(title && { title }), ...(changed && { changed }) };
  await recordAudit(trx, viewer, { action, subject: { type: 'category', id }, detail });
  await markPagesChanged(trx, ['categories']);
}
