import type { Deps } from '#server/platform/deps.ts';
import { newScanId, storedScan } from '#server/passport/rules.ts';
import { cardsOfStrangers } from '../life/stored.ts';
import { pictureOf } from '../portraits/picture.ts';
import { paintPage, paintSelfie, type Shown } from './drawing.ts';

const waiting = 3;
const hour = 3_600_000;

/** Passports that wait to be looked at; nobody's, drawn for the purpose. */
export async function fillPassports({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<void> {
  const cards = await cardsOfStrangers(db, 'resume', { skip: 100, take: 60 });
  const people = cards.flatMap(({ owner_id, terms, content }) => {
    const sitter = pictureOf(content?.photos[0] ?? '');
    const birthDate = content?.answers.birth_date;
    const isAlone = sitter !== null && 'who' in sitter && sitter.who !== 'pair';
    const isUnseen = !terms.includes('passport:yes');
    return isAlone && isUnseen && typeof birthDate === 'string'
      ? [{ id: owner_id, sitter, birthDate }]
      : [];
  });
  for (const [index, person] of people.slice(0, waiting).entries()) {
    const { name } = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const sentAt = new Date(Date.now() - (2 + index * 9) * hour);
    await send({ db, vault }, { ...person, name: name ?? '' }, sentAt);
  }
}

async function send(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  { id, ...shown }: Shown & { id: number },
  created_at: Date,
): Promise<void> {
  const text = { page: 'data-processing', edition: 1 };
  const consent = { ...text, kind: 'passport', address: '192.0.2.1' } as const;
  await db
    .insertInto('consents')
    .values({ ...consent, user_id: id, given_at: created_at })
    .execute();
  const check = await db
    .insertInto('passport_checks')
    .values({ user_id: id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pictures = { page: await paintPage(shown), selfie: await paintSelfie(shown) };
  for (const part of ['page', 'selfie'] as const) {
    const scan = newScanId();
    const sealed = vault.seal(storedScan(scan), pictures[part]);
    await db
      .insertInto('passport_scans')
      .values({ id: scan, user_id: id, check_id: check.id, part, sealed_key: sealed.key })
      .execute();
    await vault.write(storedScan(scan), sealed);
  }
}
