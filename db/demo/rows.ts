import type { Photo } from '#contract/photos.ts';
import type { ConsentKind } from '#contract/session.ts';
import { fingerprintOf } from '#server/text-checks/fingerprint.rules.ts';
import { searchColumns } from '#server/search/indexing/rules.ts';
import type { DemoCard } from './card.ts';
import { placeholderOf } from './portraits/placeholder.ts';
import { pictureOf, pictureSize } from './portraits/picture.ts';
import { surroundingsOf } from './surroundings.ts';

/** An address that belongs to nobody (RFC 5737). */
const address = '192.0.2.1';

export function userRow(card: DemoCard, id: number, password_hash: string) {
  const { kind, owner, registeredAt } = card;
  return {
    id,
    role: kind === 'resume' ? 'worker' : 'employer',
    name: owner.name,
    phone: owner.phone,
    phone_verified_at: registeredAt,
    email: owner.email,
    email_verified_at: owner.email === null ? null : registeredAt,
    passport_verified_at: card.passportVerifiedAt ?? null,
    password_hash,
    created_at: registeredAt,
  };
}

const always: ConsentKind[] = ['agreement', 'personal_data'];

export function consentRows({ distribution, registeredAt, publishedAt }: DemoCard, user: number) {
  const row = (kind: ConsentKind, given_at: Date) => ({
    user_id: user,
    kind,
    page: kind === 'agreement' ? 'agreement' : 'data-processing',
    edition: 1,
    address,
    given_at,
  });
  return [
    ...always.map((kind) => row(kind, registeredAt)),
    ...(distribution ? [row('distribution', publishedAt)] : []),
  ];
}

/** The pictures of the card and of its owner; they are drawn when somebody looks at them. */
export function fileRows({ draft, avatar, publishedAt }: DemoCard, owner_id: number) {
  const ids = avatar === undefined ? draft.photos : [avatar, ...draft.photos];
  return ids.map((id) => ({ ...photoOf(id), owner_id, created_at: publishedAt }));
}

function photoOf(id: string): Omit<Photo, 'url'> {
  const picture = pictureOf(id);
  if (!picture) throw new Error(`Not a drawn picture: ${id}`);
  return { id, ...pictureSize, placeholder: placeholderOf(picture) };
}

interface CardKeys {
  id: number;
  owner: number;
  city: number;
  category: number;
}

/** The columns of the search are made by what makes them at a publication. */
export function cardRow(card: DemoCard, { id, owner, city, category }: CardKeys) {
  const { kind, slug, draft, registeredAt, publishedAt } = card;
  const columns = searchColumns(draft, surroundingsOf(card));
  return {
    id,
    kind,
    owner_id: owner,
    category_id: category,
    slug,
    state: 'published',
    // The draft is the same: it is copied in the database.
    content: draft,
    version: 1,
    city_id: city,
    ...columns,
    numbers: JSON.parse(columns.numbers) as unknown,
    fingerprint: fingerprintOf(draft.about ?? ''),
    created_at: registeredAt,
    updated_at: publishedAt,
    first_published_at: publishedAt,
    published_at: publishedAt,
  };
}

export const eventRow = (card: DemoCard, card_id: number, actor_id: number) => ({
  card_id,
  from_state: 'draft',
  to_state: 'published',
  actor_id,
  reason: 'published',
  created_at: card.publishedAt,
});
