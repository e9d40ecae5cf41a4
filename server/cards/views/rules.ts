import { titleOf } from '#contract/card-title.ts';
import { weekOf } from '#contract/answers.ts';
import { birthDate, groupsOf, hideAge, isLine } from '#contract/card-groups.ts';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { type CardPage, type CardTile, type TrustKey, trustKeys } from '#contract/cards.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Pay } from '#contract/pay.ts';
import { payPerHour } from '#contract/pay-per-hour.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import { type Photo, photoUrl } from '#contract/photos.ts';
import type { MyResponse } from '#contract/response-states.ts';
import { moscowDay } from '#contract/russian.ts';
import type { SkillLevel } from '#contract/self-assessment.ts';
import type { CardReference } from '#contract/references.ts';
import type { CardFeedback, Share } from '#contract/shown-feedback.ts';
import { skillsByCategory } from '#contract/skills.ts';
import { periodText } from '#contract/workplaces.ts';
import { type AskedAnswers, highlightsOf } from './highlights.rules.ts';
import { lastSeenText } from './last-seen.rules.ts';

/** Everything that a tile or a page is made of, beside the questions of the category. */
export interface ShownCard {
  slug: string;
  kind: CardKind;
  content: Draft;
  published_at: Date;
  /** Moscow days; one that is over says nothing any more. */
  busyUntil: string | null;
  closedAt: Date | null;
  category: { slug: string; name: string; forms: CategoryForms };
  city: CardTile['city'];
  region: string;
  /** Of its content, in their order; one that is gone is left out. */
  photos: Photo[];
  ownerName: string | null;
  /** Id of the picture of their profile. */
  ownerAvatar: string | null;
  ownerSeenAt: Date | null;
  answerMinutes: number | null;
  /** When we saw that the contact is theirs, or the name. */
  checkedAt: Record<TrustKey, Date | null>;
  examBadge: CardTile['owner']['exam_badge'];
  referencesCount: number;
  paysOnTime: Share | null;
  /** The owner agrees to be shown to everybody. */
  isDistributed: boolean;
  /** The owner lets search engines show it. */
  isForSearchEngines: boolean;
  isOwn: boolean;
  isFavorite: boolean;
  myResponse: MyResponse | null;
  /** The viewer has seen the contacts of its owner. */
  contactsOpened: boolean;
  /** Two digits of a confirmed phone. */
  phoneEnd: string | null;
  /** It takes no more responses for now, at the latest until then. */
  full: { opensAt: Date | null } | null;
}

/** What only a page says. */
interface ShownOnPage extends ShownCard {
  /** Levels by the key of a skill; null: there is none, or it is not to be shown. */
  skillLevels: Readonly<Record<string, SkillLevel>> | null;
  feedback: CardFeedback;
  references: CardReference[];
  answerShare: Share | null;
}

export function tileOf(
  card: ShownCard,
  definitions: AttributeDefinition[],
  now: Date,
  asked: AskedAnswers = {},
): CardTile {
  const { content, category } = card;
  return {
    slug: card.slug,
    kind: card.kind,
    title: titleOf(card.kind, content.title, category.forms),
    category: { slug: category.slug, name: category.name },
    city: card.city,
    place: content.place,
    pay: payOf(content),
    pay_per_hour_kopecks: perHourOf(content),
    highlights: highlightsOf(content, definitions.filter(isLine), asked),
    ...facePhoto(card),
    owner: {
      name: shownName(card),
      age: ageOf(content, now),
      avatar_url: shownAvatar(card),
      verified_passport: card.checkedAt.passport !== null,
      exam_badge: card.examBadge,
      references_count: card.referencesCount,
      pays_on_time: card.paysOnTime,
      last_seen: lastSeenText(card.ownerSeenAt, now),
    },
    published_at: card.published_at.toISOString(),
    busy_until: card.busyUntil && card.busyUntil >= moscowDay(now) ? card.busyUntil : null,
    is_favorite: card.isFavorite,
    contacts_opened: card.contactsOpened,
    my_response: card.myResponse,
  };
}

/** Shown together with the name, or not at all. */
function facePhoto(card: ShownCard): Pick<CardTile, 'photo_url' | 'photo_placeholder'> {
  const [first] = photosOf(card);
  return {
    photo_url: first ? photoUrl(first.id, 320) : null,
    photo_placeholder: first?.placeholder ?? null,
  };
}

function photosOf(card: ShownCard): Photo[] {
  return hasPublicIdentity(card) || card.isOwn ? card.photos : [];
}

export function pageOf(card: ShownOnPage, definitions: AttributeDefinition[], now: Date): CardPage {
  return {
    ...tileOf(card, definitions, now),
    region: card.region,
    about: card.content.about ?? '',
    groups: groupsOf(card.content.answers, definitions),
    week: weekOf(definitions, card.content.answers),
    photos: photosOf(card),
    workplaces: workplacesOf(card.content, now),
    skills: skillsOf(card),
    feedback: card.feedback,
    references: card.references,
    answer_minutes: card.answerMinutes,
    answer_share: card.answerShare,
    trust: trustKeys.map((key) => ({
      key,
      checked_at: card.checkedAt[key]?.toISOString() ?? null,
    })),
    questions: card.content.questions.filter((question) => question.trim() !== ''),
    full: card.full && { opens_on: card.full.opensAt && moscowDay(card.full.opensAt) },
    closes_on: card.content.closes_on,
    closed_at: card.closedAt?.toISOString() ?? null,
    is_own: card.isOwn,
    phone_end: hasPublicIdentity(card) ? card.phoneEnd : null,
    is_indexable: hasPublicIdentity(card) && card.isForSearchEngines && card.closedAt === null,
  };
}

/** A resume is public by name only with the consent to distribution (152-ФЗ). */
function hasPublicIdentity({ kind, isDistributed }: ShownCard): boolean {
  return kind === 'vacancy' || isDistributed;
}

function shownName(card: ShownCard): string | null {
  if (!hasPublicIdentity(card) && !card.isOwn) return null;
  const name = card.ownerName?.trim() || null;
  return card.kind === 'vacancy' ? (name?.split(/\s+/)[0] ?? null) : name;
}

function shownAvatar(card: ShownCard): string | null {
  const isSeen = hasPublicIdentity(card) || card.isOwn;
  return isSeen && card.ownerAvatar ? photoUrl(card.ownerAvatar, 320) : null;
}

/** Full years; null when it is not known or the owner hides it. */
export function ageOf({ answers }: Draft, now: Date): number | null {
  const born = answers[birthDate];
  if (typeof born !== 'string' || answers[hideAge] === true) return null;
  const today = moscowDay(now);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const age = born.slice(5) > today.slice(5) ? years - 1 : years;
  return Number.isInteger(age) ? age : null;
}

function perHourOf(content: Draft): number | null {
  const perHour = payPerHour(payOf(content), content.answers);
  return perHour === null ? null : Math.round(perHour);
}

function payOf({ pay }: Draft): Pay | null {
  return pay?.unit ? { ...pay, unit: pay.unit } : null;
}

/** The newest first; half-written ones are left out of a preview. */
function workplacesOf({ workplaces }: Draft, now: Date): CardPage['workplaces'] {
  return workplaces
    .flatMap(({ place, from, until, duties, can_refer }) =>
      place && from ? [{ place, from, until, duties, can_refer }] : [],
    )
    .toSorted((a, b) => b.from.localeCompare(a.from))
    .map(({ from, until, ...shown }) => ({ ...shown, period: periodText(from, until, now) }));
}

/** In the order of the test. */
function skillsOf({ category, skillLevels }: ShownOnPage): CardPage['skills'] {
  const skills = Object.entries(skillsByCategory[category.slug] ?? {});
  const textsOf = (level: SkillLevel) =>
    skills.filter(([key]) => skillLevels?.[key] === level).map(([, text]) => text);
  return { sure: textsOf('sure'), some: textsOf('some') };
}
