import type { QuestionSet, QuestionSource, QuestionWriting } from '#contract/question-editing.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { isTooLong } from '#server/platform/database/outage.ts';
import { addJob } from '#server/platform/queue.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { areMore, countAnswers, countChosen, findAnswered } from './answer-counts.queries.ts';
import { placeForQuestion, type StoredSet, lockQuestions } from './question-order.actions.ts';
import {
  categoryOf,
  showQuestion,
  type StoredQuestion,
  unknownQuestion,
} from './questions.queries.ts';
import { faultsOf, inWords, lossesOf, namedOptions, suited } from './questions.rules.ts';

/** After the others of its step. */
export async function addQuestion(
  db: Database,
  viewer: SignedIn,
  { category: asked, kind, ...typed }: QuestionSet & QuestionWriting,
): Promise<QuestionSource> {
  return inTransaction(db, async (trx) => {
    await lockQuestions(trx, kind);
    const category = asked === 'common' ? null : await categoryOf(trx, asked);
    const writing = suited(typed);
    const set = { categoryId: category?.id ?? null, kind };
    refuse({ ...faultsOf(writing), ...(await twinOf(trx, writing, { ...set, id: null })) });
    const position = await placeForQuestion(trx, set, writing.step);
    const { id } = await trx
      .insertInto('attribute_definitions')
      .values({ ...asRow([], writing), category_id: set.categoryId, kind, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, viewer, { action: 'question_add', id, title: writing.label });
    return showQuestion(trx, id);
  });
}

/** Nothing that people have answered is lost by it: that is refused in words. */
export async function saveQuestion(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...typed }: QuestionWriting & { version: number },
): Promise<QuestionSource> {
  const lock = (trx: Connection) => lockQuestion(trx, id);
  return changeVersion(db, { what: 'Вопрос', version, lock, save });

  async function save(trx: Connection, before: StoredQuestion, nextVersion: number) {
    const writing = suited(typed);
    const set = { categoryId: before.category_id, kind: before.kind };
    refuse({
      ...faultsOf(writing),
      ...(await twinOf(trx, writing, { ...set, id })),
      ...(await losses(trx, before, writing).catch(refuseUnsearched)),
    });
    const row = asRow(before.options, writing);
    await trx
      .updateTable('attribute_definitions')
      .set({ ...row, version: nextVersion })
      .where('id', '=', id)
      .execute();
    const changed = changesInWords(inWords(before), inWords(writing));
    await recordChange(trx, viewer, { action: 'question_save', id, title: writing.label, changed });
    await indexWords(trx, before, writing);
    return showQuestion(trx, id);
  }
}

/** The turn of its set comes first, as everywhere; then nobody answers it while it is counted. */
async function lockQuestion(trx: Connection, id: number): Promise<StoredQuestion> {
  const query = trx.selectFrom('attribute_definitions').selectAll().where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (found) await lockQuestions(trx, found.kind);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw unknownQuestion();
  return row;
}

/** Whether answers would be lost is not known, so nothing changes; to hide a question is always safe. */
function refuseUnsearched(error: unknown): never {
  if (!isTooLong(error)) throw error;
  throw conflict(
    'Карточек так много, что мы не успели проверить, есть ли в старых ответы на этот вопрос. ' +
      'Ничего не изменилось, написанное осталось в форме. Спрячьте вопрос или вариант и добавьте новый: ' +
      'так ответы точно не потеряются. Или попробуйте ещё раз, когда на сайте мало людей',
    'wrong_state',
  );
}

async function losses(trx: Connection, before: StoredQuestion, writing: QuestionWriting) {
  const kept = new Set(writing.options.map(({ value }) => value));
  const isRisky =
    before.type !== writing.type ||
    before.key !== writing.key ||
    before.options.some(({ value }) => !kept.has(value));
  if (!isRisky) return {};
  const of = { categoryId: before.category_id, kind: before.kind };
  const answers = (await countAnswers(trx, of)).get(before.key) ?? 0;
  const chosen = await countChosen(trx, of, before.key);
  const found = lossesOf(before, writing, { answers, chosen });
  if (Object.keys(found).length > 0 || !(await areMore(trx, of))) return found;
  // Older cards have answers as well; the newest tell of most questions.
  const values = before.options.map(({ value }) => value).filter((value) => !kept.has(value));
  const older = await findAnswered(trx, of, { key: before.key, values });
  return lossesOf(before, writing, {
    answers: older.isAnswered ? 1 : 0,
    chosen: new Map(older.chosen.map((value) => [value, 1])),
  });
}

/** A key is one in a form: among those of the category and those that every card is asked there. */
async function twinOf(
  trx: Connection,
  { key }: QuestionWriting,
  { categoryId, kind, id }: StoredSet & { id: number | null },
): Promise<Record<string, string[]>> {
  const twins = await trx
    .selectFrom('attribute_definitions')
    .select(['label', 'category_id'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .$if(id !== null, (rows) => rows.where('id', '!=', id))
    .execute();
  const categories = await trx.selectFrom('categories').select(['id', 'without']).execute();
  const leavesOut = (category: number | null) =>
    categories.some((one) => one.id === category && one.without.includes(key));
  const twin = twins.find(({ category_id: other }) => {
    if (other === categoryId) return true;
    if (other !== null && categoryId !== null) return false;
    return !leavesOut(other ?? categoryId);
  });
  return twin ? { key: [`Это слово уже занято вопросом «${twin.label}»`] } : {};
}

function refuse(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function asRow(before: StoredQuestion['options'], writing: QuestionWriting) {
  return { ...writing, options: JSON.stringify(namedOptions(before, writing)) };
}

/** A search finds cards by these words, and by none of a question that nobody has answered yet. */
async function indexWords(
  trx: Connection,
  before: StoredQuestion,
  after: QuestionWriting,
): Promise<void> {
  const labels = new Map(after.options.map(({ value, label }) => [value, label]));
  const isSame =
    before.label === after.label &&
    before.options.every(({ value, label }) => labels.get(value) === label);
  if (isSame) return;
  const { kind, category_id: category } = before;
  await addJob(trx, 'index_cards', { kind, ...(category !== null && { category }) });
}

interface Done {
  action: 'question_add' | 'question_save';
  id: number;
  title: string;
  changed?: string;
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  { action, id, title, changed }: Done,
): Promise<void> {
  const detail = { title, ...(changed && { changed }) };
  await recordAudit(trx, viewer, { action, subject: { type: 'question', id }, detail });
  await markPagesChanged(trx, ['categories']);
}
