import { sql, type SqlBool } from 'kysely';
import { titleOf } from '#contract/card-title.ts';
import { type Dialog } from '#contract/dialogs.ts';
import { dialogLimits } from '#contract/messages.ts';
import { photoUrl } from '#contract/photos.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countUnreadMessages, messageRows } from './messages.queries.ts';
import { asMessage, cursorOf, readCursor } from './rules.ts';

interface Asked {
  q?: string | undefined;
  cursor?: string | undefined;
}

/** Dialogs of a person in which something was written, the last ones first. */
export async function listDialogs(db: Connection, viewer: SignedIn, { q = '', cursor }: Asked) {
  let query = db
    .selectFrom('channel_members as own')
    .select(['own.channel_id as id', sql<Date>`own.changed_at`.as('changed_at')])
    .where('own.user_id', '=', viewer.id)
    .where('own.changed_at', 'is not', null);
  if (cursor) {
    const { changed_at, id } = readCursor(cursor);
    query = query.where(
      sql<SqlBool>`(own.changed_at, own.channel_id) < (${changed_at}::timestamptz, ${id}::bigint)`,
    );
  }
  if (q) query = query.where(isAbout(viewer, q));
  const rows = await query
    .orderBy('own.changed_at', 'desc')
    .orderBy('own.channel_id', 'desc')
    .limit(dialogLimits.dialogs + 1)
    .execute();
  const page = rows.slice(0, dialogLimits.dialogs);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const [data, unread_count] = await Promise.all([
    describeDialogs(
      db,
      viewer,
      page.map(({ id }) => id),
    ),
    countUnreadMessages(db, viewer.id),
  ]);
  return { data, meta: { next_cursor: last ? cursorOf(last) : null }, unread_count };
}

/**
 * By the name of the other, the title of the card, or a word that was written. What is the person's
 * own is named first: asked for each dialog, the database would rather read the messages of all.
 */
function isAbout(viewer: Reader, q: string) {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`own.channel_id in (
    select channels.id from channel_members as mine
    join channels on channels.id = mine.channel_id
    left join users on users.id =
      case when channels.owner_id = ${viewer.id} then channels.starter_id else channels.owner_id end
    left join cards on cards.id = channels.card_id
    left join categories on categories.id = cards.category_id
    where mine.user_id = ${viewer.id}
      and (
        (users.name ilike ${like} and users.blocked_at is null
          and users.deletion_asked_at is null and ${isNamed(viewer)})
        or coalesce(cards.content ->> 'title', categories.name) ilike ${like}
      )
    union all
    select channel_id from messages
    where channel_id = any(array(
        select channel_id from channel_members where user_id = ${viewer.id}
      ))
      and deleted_at is null and text ilike ${like}
  )`;
}

/**
 * Whether the name of the other is shown, where `channels` and `cards` are in scope: whoever has
 * written shows who they are; before that a name is seen as on the card.
 */
const isNamed = (viewer: Reader) => sql<boolean>`(
  channels.owner_id = ${viewer.id}
  or cards.kind = 'vacancy'
  or exists (
    select from consents
    where consents.user_id = channels.owner_id and consents.kind = 'distribution'
      and consents.withdrawn_at is null
  )
  or exists (
    select from messages
    where messages.channel_id = channels.id and messages.author_id = channels.owner_id
  )
)`;

type Reader = Pick<SignedIn, 'id'>;

/** As the list shows them, in the order of the ids. */
export async function describeDialogs(
  db: Connection,
  viewer: Reader,
  ids: number[],
): Promise<Dialog[]> {
  if (ids.length === 0) return [];
  const rows = await dialogRows(db, viewer, ids);
  const lastIds = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const last = lastIds.length
    ? await messageRows(db).where('messages.id', 'in', lastIds).execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const message = last.find((one) => one.id === row.last_message_id);
    return [
      {
        channel: row.key,
        other: otherOf(row),
        card: cardOf(row, viewer),
        last_message: message ? asMessage(message) : null,
        unread_count: row.unread_count,
        draft: row.draft,
        changed_at: (row.changed_at ?? row.created_at).toISOString(),
      },
    ];
  });
}

type Row = Awaited<ReturnType<typeof dialogRows>>[number];

const dialogRows = (db: Connection, viewer: Reader, ids: number[]) =>
  db
    .selectFrom('channel_members as own')
    .innerJoin('channels', 'channels.id', 'own.channel_id')
    .leftJoin('users as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql<number>`case when channels.owner_id = ${viewer.id} then channels.starter_id else channels.owner_id end`,
      ),
    )
    .leftJoin('cards', 'cards.id', 'channels.card_id')
    .leftJoin('categories', 'categories.id', 'cards.category_id')
    .select([
      'channels.id',
      'channels.key',
      'channels.created_at',
      'own.last_message_id',
      'own.changed_at',
      'own.unread_count',
      'own.draft',
      'other.id as other_id',
      'other.name',
      'other.avatar_id',
      'other.blocked_at',
      'other.deletion_asked_at',
      'cards.slug',
      'cards.kind',
      'cards.state',
      'cards.owner_id',
      'cards.deleted_at',
      'cards.content',
      'categories.forms',
      isNamed(viewer).as('is_named'),
    ])
    .where('own.user_id', '=', viewer.id)
    .where('own.channel_id', 'in', ids)
    .execute();

function otherOf(row: Row): Dialog['other'] {
  const is_gone =
    row.other_id === null || row.blocked_at !== null || row.deletion_asked_at !== null;
  const isShown = row.is_named && !is_gone;
  return {
    id: row.other_id ?? 0,
    name: isShown ? row.name : null,
    avatar_url: isShown && row.avatar_id ? photoUrl(row.avatar_id, 320) : null,
    is_gone,
  };
}

function cardOf(
  { slug, kind, state, content, forms, ...row }: Row,
  viewer: Reader,
): Dialog['card'] {
  if (slug === null || kind === null || state === null || forms === null || row.deleted_at)
    return null;
  return {
    slug,
    kind,
    state,
    title: titleOf(kind, content?.title ?? null, forms),
    is_own: row.owner_id === viewer.id,
  };
}
