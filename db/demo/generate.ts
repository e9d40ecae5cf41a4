import type { DemoCard } from './card.ts';
import { createDealer, type Source } from './phrases.ts';
import { familyFace, makeAlbum } from './portraits/album.ts';
import { planCards, type Planned, type PlanOptions } from './plan.ts';
import { between, chance, type Random, seeded } from './random.ts';
import { makeSlug } from './slugs.ts';
import type { Made } from './trade.ts';

interface GenerateOptions extends PlanOptions {
  seed: number;
  now: Date;
  /** Number of the first person; a later load goes on after the last one. */
  first?: number;
}

/** As many cards as wanted, one by one; the same options give the same cards. */
export function* generateCards({
  seed,
  now,
  first = 1,
  ...plan
}: GenerateOptions): Generator<DemoCard> {
  const random = seeded(seed + first);
  const source: Source = { random, deal: createDealer(random) };
  const neighbours = new Neighbours(1000);
  let number = first;
  for (const planned of planCards(random, plan)) {
    yield describe(random, now, planned, number, makeOne(source, now, planned, number, neighbours));
    number += 1;
  }
}

/** No card needs more trials than this; with chance alone one in forty fits the rarest condition. */
const trials = 2000;

/** Tries until the card is what the plan wants and says what no neighbour has said. */
function makeOne(
  source: Source,
  now: Date,
  { trade, kind, locality, place, fits = () => true }: Planned,
  number: number,
  neighbours: Neighbours,
): Made {
  for (let trial = 0; trial < trials; trial += 1) {
    const made = trade.make[kind](source, { now, locality, number, place });
    if (fits(made.draft) && neighbours.greet(made.draft.about ?? '')) return made;
  }
  throw new Error(`No ${kind} of ${trade.category} is what the plan wants`);
}

/** Remembers the latest texts, so that nobody reads the same one twice on neighbouring pages. */
class Neighbours {
  readonly #texts = new Set<string>();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** False: somebody near says exactly this. */
  greet(text: string): boolean {
    if (this.#texts.has(text)) return false;
    this.#texts.add(text);
    if (this.#texts.size > this.#room) {
      for (const oldest of this.#texts) {
        this.#texts.delete(oldest);
        break;
      }
    }
    return true;
  }
}

const minute = 60_000;
const day = 24 * 60 * minute;

function describe(
  random: Random,
  now: Date,
  { trade, kind }: Planned,
  number: number,
  made: Made,
): DemoCard {
  const { person, draft } = made;
  const { name, phone, email, locality } = person;
  // Fresh cards outnumber old ones.
  const publishedAt = new Date(now.getTime() - 5 * minute - Math.floor(random() ** 1.5 * 60 * day));
  const registeredAt = new Date(publishedAt.getTime() - between(random, 20, 3 * 24 * 60) * minute);
  return {
    kind,
    category: trade.category,
    slug: makeSlug(trade.category, locality.prepositional, number),
    draft:
      kind === 'resume'
        ? { ...draft, photos: makeAlbum(random, trade.category, made, number) }
        : draft,
    owner: { name, phone, email },
    avatar: kind === 'vacancy' ? familyFace(person, number) : undefined,
    distribution: kind === 'resume' && chance(random, 0.85),
    registeredAt,
    publishedAt,
    passportVerifiedAt: showsPassport(kind, number) ? registeredAt : undefined,
  };
}

/** Two workers of five and a family of eight; by their number, so that all else stays as it is. */
function showsPassport(kind: DemoCard['kind'], number: number): boolean {
  const drawn = seeded(number)();
  return drawn < (kind === 'resume' ? 2 / 5 : 1 / 8);
}
