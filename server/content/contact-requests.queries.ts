import { type ContactRequest, contactRequestsPerPage } from '#contract/contact-requests.ts';
import type { ContactTopic } from '#contract/contact-us.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';

export async function listRequests(
  db: Connection,
  { answered, page }: { answered: 'yes' | 'no'; page: number },
): Promise<{ data: ContactRequest[]; meta: PageMeta }> {
  const isAnswered = answered === 'yes';
  const asked = db
    .selectFrom('contact_requests as request')
    .where('answered_at', isAnswered ? 'is not' : 'is', null);
  const [rows, { total }] = await Promise.all([
    asked
      .leftJoin('users', 'users.id', 'request.answered_by')
      .select(['request.id', 'request.name', 'contact', 'topic', 'text', 'user_id'])
      .select(['request.created_at', 'answered_at', 'users.name as answered_by'])
      .orderBy('request.created_at', isAnswered ? 'desc' : 'asc')
      .orderBy('request.id', isAnswered ? 'desc' : 'asc')
      .limit(contactRequestsPerPage)
      .offset((page - 1) * contactRequestsPerPage)
      .execute(),
    asked.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => ({
      ...row,
      topic: row.topic as ContactTopic,
      created_at: row.created_at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / contactRequestsPerPage)),
      per_page: contactRequestsPerPage,
      total,
      total_is_exact: true,
    },
  };
}
