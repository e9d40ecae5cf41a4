import { sql } from 'kysely';
import { inSession } from '#db/demo/bulk/session.ts';
import type { Database } from '#server/platform/database.ts';

interface Asked {
  owner: number;
  card: number;
  /** Dialogs of the owner. */
  channels: number;
  /** Messages of the first of them, and of all the others together. */
  messages: number;
}

/** Dialogs of other people for each one of the owner's: an index has to pay for itself. */
const othersForEach = 9;
const words = [
  'Здравствуйте! Вы ещё ищете няню?',
  'Да, на полный день, мальчику три года.',
  'Могу прийти знакомиться в субботу после обеда.',
  'Хорошо, ждём вас. Метро Сокол, пять минут пешком.',
  'Спасибо, до встречи!',
];

/** Dialogs of one person as they are after years, and many more of others; by SQL alone. */
export async function growDialogs(db: Database, asked: Asked): Promise<void> {
  const each = Math.max(1, Math.floor(asked.messages / asked.channels));
  await inSession(db, async (connection) => {
    await addStarters(connection, asked);
    await addChannels(connection, asked);
    await addMessages(connection, asked, each);
    await addMembers(connection);
    for (const table of ['users', 'channels', 'messages', 'channel_members']) {
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    }
  });
}

const addStarters = (db: Database, { channels }: Asked) =>
  sql`
    insert into users (role, email, password_hash, name)
    select 'employer', 'starter' || n || '@example.com', '', 'Собеседник ' || n
    from generate_series(1, ${channels}::int) as n`.execute(db);

async function addChannels(db: Database, { owner, card, channels }: Asked): Promise<void> {
  await sql`
    insert into channels (key, card_id, owner_id, starter_id, is_answered)
    select substr(md5('own' || id), 1, 20), ${card}, ${owner}, id, true
    from users where email like 'starter%' order by id`.execute(db);
  await sql`
    insert into channels (key, owner_id, starter_id, is_answered)
    select substr(md5('other' || n), 1, 20), one.id, other.id, true
    from generate_series(1, ${channels * othersForEach}::int) as n
    join users as one on one.email = 'starter' || n % ${channels}::int + 1 || '@example.com'
    join users as other on other.email = 'starter' || (n * 7 + 3) % ${channels}::int + 1 || '@example.com'
    where one.id <> other.id`.execute(db);
}

async function addMessages(db: Database, { messages }: Asked, each: number): Promise<void> {
  await sql`
    insert into messages (channel_id, author_id, client_id, kind, text, sequence, sent_at)
    select channels.id, case when n % 2 = 0 then owner_id else starter_id end,
      gen_random_uuid(), 'text', (${words}::text[])[n % ${words.length}::int + 1] || ' № ' || n, n,
      now() - interval '300 days' + n * interval '10 minutes' + channels.id * interval '1 second'
    from generate_series(1, ${messages}::int) as n
    join channels on n <= ${each}::int or channels.id = (select min(id) from channels)
    -- As they come in life: those of one dialog far from each other.
    order by md5(n::text || channels.id)`.execute(db);
  await sql`
    update channels set sequence = (select max(sequence) from messages where channel_id = channels.id)
  `.execute(db);
}

/** Every third dialog has something unread. */
const addMembers = (db: Database) =>
  sql`
    insert into channel_members
      (channel_id, user_id, read_id, delivered_id, unread_count, last_message_id, changed_at)
    select channels.id, person, last.id, last.id, (channels.id % 3 = 0)::int, last.id, last.sent_at
    from channels
    cross join lateral unnest(array[owner_id, starter_id]) as person
    cross join lateral (
      select id, sent_at from messages where channel_id = channels.id order by id desc limit 1
    ) as last`.execute(db);
