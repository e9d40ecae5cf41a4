import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { conflict, forbidden, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Refuses whoever has been seen already, or has sent a passport that waits. */
export async function checkMaySend(db: Connection, { id }: Pick<SignedIn, 'id'>): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select((person) => [
      'passport_verified_at',
      person
        .exists(
          person
            .selectFrom('passport_checks')
            .select('passport_checks.id')
            .whereRef('passport_checks.user_id', '=', 'users.id')
            .where('applied_at', 'is', null),
        )
        .as('is_waiting'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (person?.is_waiting) throw conflict('Паспорт уже на проверке. Дождитесь ответа');
  if (person?.passport_verified_at) throw conflict('Паспорт уже проверен');
}

/** A passport of somebody else that waits, or was decided so lately that it can be taken back. */
export async function passportToSee(db: Connection, viewer: SignedIn, id: number) {
  const check = await db
    .selectFrom('passport_checks')
    .selectAll()
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  if (!check) throw notFound('Такого паспорта в очереди нет');
  checkNotOwnPassport(viewer, check);
  return check;
}

/** Refuses to vouch for a passport whose pictures this person has not all opened. */
export async function checkSeen(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  checkId: number,
): Promise<void> {
  const unseen = await db
    .selectFrom('passport_scans as scan')
    .select('scan.id')
    .where('scan.check_id', '=', checkId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('audit_log')
            .select('audit_log.id')
            .where('subject_type', '=', 'user')
            .where('subject_id', '=', sql<string>`scan.user_id::text`)
            .where('actor_id', '=', viewer.id)
            .where('action', '=', 'passport_view')
            .where(
              sql<boolean>`detail = jsonb_build_object('passport', ${checkId}::text, 'part', scan.part)`,
            ),
        ),
      ),
    )
    .executeTakeFirst();
  if (unseen) throw conflict('Сначала откройте оба снимка: подтверждают то, что видели сами');
}

/** Nobody of the staff judges their own. */
export function checkNotOwnPassport(viewer: SignedIn, check: { user_id: number }): void {
  if (check.user_id === viewer.id) throw forbidden('Свой паспорт проверяет другой сотрудник');
}
