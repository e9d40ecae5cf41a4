import { isStaff, type Role, roleFromWire, type WireRole } from '#contract/roles.ts';
import type { PersonPage } from '#contract/person-page.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { personToBlock } from '#server/blocking/access.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, forbidden, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { endSessions } from '#server/session/actions.ts';
import { grantFreeTariffs } from '#server/tariffs/entitlements.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { changeUser } from '#server/users/actions.ts';
import { describePerson } from './person.queries.ts';

/** A page that is loaded anew after each step is one look. */
const sameLookMinutes = 10;

/** Whoever looks is written down: contacts, devices and, for admins, payments are on the page. */
export async function lookAtPerson(
  db: Database,
  viewer: SignedIn,
  id: number,
): Promise<PersonPage> {
  return inTransaction(db, async (trx) => {
    const page = await describePerson(trx, viewer, id);
    const known = page.audit.some(
      ({ actor, action, at }) =>
        actor.id === viewer.id &&
        action === 'person_view' &&
        Date.parse(at) > Date.now() - sameLookMinutes * 60_000,
    );
    if (!known) {
      await recordAudit(trx, viewer, { action: 'person_view', subject: { type: 'user', id } });
    }
    return page;
  });
}

/** Out on all devices; the password stays. */
export async function signOutEverywhere(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await personToBlock(trx, viewer, id);
    await endSessions(trx, id);
    await recordAudit(trx, viewer, { action: 'sign_out', subject: { type: 'user', id } });
  });
}

/** Takes somebody into the staff, or lets them go. */
export async function changeRoleOf(
  db: Database,
  viewer: SignedIn,
  id: number,
  role: WireRole,
): Promise<void> {
  if (id === viewer.id) throw forbidden('Свою роль меняет другой администратор');
  await setStaffRole(db, viewer, id, roleFromWire(role));
}

/**
 * The same without somebody who is signed in, as from the console of the operator. Who came in under
 * the old role is out; one session must never have two.
 */
export async function setStaffRole(
  db: Database,
  actor: Pick<SignedIn, 'id'>,
  id: number,
  role: Role,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const person = await lockAnyUser(trx, id);
    if (!person) throw notFound('Такого человека нет');
    if (person.role === role) return;
    if (!isStaff(person.role) && !isStaff(role)) {
      throw conflict('Семьи и работники выбирают роль при регистрации');
    }
    if (isStaff(role)) {
      if (person.blocked_at || person.deletion_asked_at) {
        throw conflict('Этот аккаунт закрыт или удаляется');
      }
      if (!person.phone_verified_at && !person.email_verified_at) {
        throw conflict('Сначала человек подтверждает телефон или почту');
      }
      const { cards } = await trx
        .selectFrom('cards')
        .select(({ fn }) => fn.countAll<number>().as('cards'))
        .where('owner_id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (cards > 0) throw conflict('У этого аккаунта есть карточки: сотруднику нужен отдельный');
    }
    await changeUser(trx, id, { role });
    await endSessions(trx, id);
    if (!isStaff(role)) await grantFreeTariffs(trx, [id]);
    await recordAudit(trx, actor, {
      action: 'role',
      subject: { type: 'user', id },
      detail: { role },
    });
  });
}
