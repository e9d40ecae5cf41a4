import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import { cells } from '#db/demo/week.ts';
import { weekNeeded } from '#db/demo/work-mode.ts';
import type { Need, Patient } from './patient.ts';

interface Case {
  injections?: string[];
  wounds?: string[];
  tubes?: string[];
  nursing?: string[];
  conditions: readonly string[];
  mobility: readonly string[];
}

const cases: Record<Need, Case> = {
  injections: {
    injections: ['intramuscular'],
    conditions: ['heart', 'after_surgery'],
    mobility: ['walks', 'walks_with_support'],
  },
  drips: {
    injections: ['drips', 'intravenous'],
    nursing: ['monitoring'],
    conditions: ['stroke', 'cancer', 'heart'],
    mobility: ['walks', 'walks_with_support', 'bedridden'],
  },
  wound: {
    wounds: ['sutures', 'suture_removal'],
    conditions: ['after_surgery'],
    mobility: ['walks', 'walks_with_support'],
  },
  bedsores: {
    wounds: ['bedsores'],
    conditions: ['stroke', 'heart'],
    mobility: ['bedridden'],
  },
  catheter: {
    tubes: ['urinary_catheter', 'catheter_change'],
    conditions: ['after_surgery', 'stroke'],
    mobility: ['sits', 'bedridden'],
  },
  tube: { tubes: ['feeding_tube'], conditions: ['stroke'], mobility: ['bedridden'] },
  insulin: {
    injections: ['subcutaneous'],
    nursing: ['sugar'],
    conditions: ['diabetes'],
    mobility: ['walks_with_support'],
  },
  newborn: { nursing: ['monitoring'], conditions: [], mobility: [] },
  post: {
    injections: ['intramuscular', 'subcutaneous', 'drips'],
    nursing: ['monitoring', 'suction'],
    conditions: ['stroke', 'palliative', 'cancer'],
    mobility: ['bedridden'],
  },
};

export function makeAnswers(random: Random, patient: Patient): Answers {
  const { need, mode } = patient;
  const { conditions, mobility, ...procedures } = cases[need];
  const lies = mobility[0] === 'bedridden';
  const small = need === 'newborn';
  const twice = need === 'insulin' || need === 'tube';
  return given({
    ...answersOfHousehold(random, patient),
    // A course is as long as the doctor says, and no work by the hour.
    term: patient.term === 'course' ? null : patient.term,
    hours_per_week: null,
    trial_day: need === 'post' ? 'paid' : null,
    schedule: twice
      ? cells(patient.days, ['morning', 'evening'])
      : weekNeeded(mode, patient.days, patient.hours, true),
    patients: small ? 'newborn' : 'elderly',
    ward_age: small ? 0 : patient.relative.age,
    mobility: small ? null : pick(random, mobility),
    ward_weight: lies ? between(random, 9, 18) * 5 : null,
    conditions: small ? null : some(random, conditions, 1),
    ...procedures,
    prescription: small ? null : patient.prescription,
    visit_kind: visitKinds(patient),
    visits: visitsOf(patient),
    consumables: patient.consumables,
    medicines: small ? null : patient.medicines,
    hygiene: need === 'post' ? ['washing', 'bed_bath', 'diapers'] : null,
    recovery: need === 'post' && chance(random, 0.4) ? ['exercises', 'massage'] : null,
    teaching: patient.teaching || small || null,
    night_care: need === 'post' ? pick(random, ['several', 'awake']) : 'none',
    shift_rhythm: need === 'post' && mode === 'shifts' ? ['two_two'] : null,
    who_is_home: [patient.company],
    equipment: lies ? ['bed', 'mattress', ...some(random, ['stand', 'oxygen'], 0, 1)] : null,
    cameras: pick(random, ['no', 'no', 'common_rooms']),
    accreditation: pick(random, ['valid', 'valid', null]),
    hospital_wards: small ? ['children'] : some(random, ['surgery', 'neurology', 'therapy'], 0, 2),
    extra_duties: null,
    not_included: need === 'post' ? 'Готовка и уборка: для этого есть помощница.' : null,
  });
}

function visitKinds({ need, mode }: Patient): string[] {
  if (need === 'post') return ['post'];
  return mode === 'one_off' ? ['single'] : ['course'];
}

function visitsOf({ need, mode }: Patient): string | null {
  if (need === 'post') return null;
  if (mode === 'one_off') return 'once';
  if (need === 'insulin' || need === 'tube') return 'twice_daily';
  return need === 'injections' ? 'daily' : 'several';
}
