/**
 * The trades of the demo, one line each. What a new one needs, in the order of making; the nanny
 * (`trades/nanny/`) is the example.
 *
 * 1. `trades/<noun>/resume/`, `trades/<noun>/vacancy/` and `trades/<noun>/trade.ts` with a `Trade`.
 *    Everything is drawn from `source.random` and dealt by `source.deal`: the same seed must give
 *    the same card, so no `Math.random`, no `new Date()` (the day is `options.now`).
 * 2. First the facts, then the words. A worker is an object of facts that extends `Worker`
 *    (`worker.ts`: `makeWorker` gives age, education, experience, mode of work, references …), a
 *    household one that extends `Household` (`household.ts`: `makeHousehold`). Text, answers,
 *    places of work and pay all read these facts, so that they never contradict each other.
 * 3. Answers: spread `answersOfWorker` or `answersOfHousehold` (all common questions), add or
 *    replace those of the category, and drop the empty ones with `given` (`answers.ts`).
 * 4. Text: pools of `Phrase<Facts>` (`phrases.ts`); a phrase is a sentence or a function of the
 *    facts that gives null where it does not fit. `tell` (`story.ts`) deals them into paragraphs.
 *    Pools for every trade are in `worker-phrases.ts` and `household-phrases.ts`; Russian forms
 *    («12 лет», «у метро «Сокол»», `person.g('готова', 'готов')`) in `words.ts` and `people.ts`.
 * 5. Places of work: `makeWorkplaces` (`workplaces.ts`) lays stays from today backwards; give it
 *    `splitYears(random, experience, jobs)` with a pool of jobs for each.
 * 6. Pay: `payFor` (`pay.ts`) turns the hour of a nanny in the city (`locality.hour`), times the
 *    factor of the trade, into a round sum for the unit.
 * 7. Vacancies: spread `vacancyParts` (`vacancy-parts.ts`): address, questions, closing day.
 *
 * `generate.ts` chooses trade, city, number, day of publication and portraits by itself.
 */
import type { Trade } from './trade.ts';
import { nannyTrade } from './trades/nanny/trade.ts';
import { tutorTrade } from './trades/tutor/trade.ts';
import { carerTrade } from './trades/carer/trade.ts';
import { driverTrade } from './trades/driver/trade.ts';
import { nurseTrade } from './trades/nurse/trade.ts';
import { drivingNannyTrade } from './trades/driving-nanny/trade.ts';
import { housekeeperTrade } from './trades/housekeeper/trade.ts';
import { speechTherapistTrade } from './trades/speech-therapist/trade.ts';
import { cookTrade } from './trades/cook/trade.ts';
import { governessTrade } from './trades/governess/trade.ts';
import { gardenerTrade } from './trades/gardener/trade.ts';
import { coupleTrade } from './trades/couple/trade.ts';

export const trades: readonly Trade[] = [
  nannyTrade,
  tutorTrade,
  carerTrade,
  driverTrade,
  nurseTrade,
  drivingNannyTrade,
  housekeeperTrade,
  speechTherapistTrade,
  cookTrade,
  governessTrade,
  gardenerTrade,
  coupleTrade,
];
