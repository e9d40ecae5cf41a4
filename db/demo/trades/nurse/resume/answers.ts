import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { hasWeekend } from '#db/demo/work-mode.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Nurse, Ward } from './nurse.ts';

const illnesses: Record<Ward, readonly string[]> = {
  intensive_care: ['stroke', 'after_surgery', 'palliative', 'heart'],
  surgery: ['after_surgery', 'hip_fracture', 'diabetes'],
  neurology: ['stroke', 'parkinson', 'sclerosis', 'dementia'],
  cardiology: ['heart', 'stroke', 'diabetes'],
  oncology: ['cancer', 'palliative', 'after_surgery'],
  therapy: ['heart', 'diabetes', 'dementia'],
  children: ['after_surgery', 'diabetes'],
  ambulance: ['heart', 'stroke', 'diabetes'],
  home_visits: ['dementia', 'diabetes', 'palliative', 'stroke'],
};

export function makeAnswers(random: Random, nurse: Nurse): Answers {
  const { ward, mode, ownKit } = nurse;
  const posted = nurse.visits.includes('post');
  const nights = mode === 'nights' || mode === 'shifts';
  const adults = ward !== 'children';
  return given({
    ...answersOfWorker(random, nurse),
    hospital_wards: [ward, ...some(random, others(ward), 0, 2)],
    accreditation: nurse.accredited ? 'valid' : pick(random, ['renewing', 'none']),
    qualification: nurse.qualification,
    patients: nurse.patients,
    visit_kind: nurse.visits,
    mobility: adults ? ['walks_with_support', 'wheelchair', 'sits', 'bedridden'] : ['walks'],
    conditions: some(random, illnesses[ward], 2, 4),
    injections: nurse.injections,
    wounds: nurse.wounds,
    tubes: nurse.tubes,
    nursing: [
      'monitoring',
      ...(ward === 'intensive_care' ? ['suction', 'ventilator'] : []),
      ...some(random, ['sugar', 'ecg', 'enemas', 'inhalations', 'massage'], 1, 4),
    ],
    prescription: pick(random, ['paper', 'photo', 'photo', 'help']),
    travel_area: nurse.drives
      ? ['city', 'suburbs']
      : pick(random, [['district'], ['city'], ['district', 'city']]),
    consumables: ownKit ? 'own' : pick(random, ['list', 'any']),
    own_devices: ['pressure', ...some(random, ['sugar', 'oximeter', 'stand'], ownKit ? 1 : 0, 3)],
    urgent_call: nurse.urgent || null,
    hygiene: posted && adults ? ['washing', 'bed_bath', 'diapers', 'teeth'] : null,
    recovery: ward === 'neurology' ? ['exercises', 'massage', 'hands'] : null,
    teaching: chance(random, 0.6) || null,
    night_care: nights ? pick(random, ['several', 'awake']) : 'none',
    weekends_and_holidays: hasWeekend(nurse.week) || null,
    shift_rhythm: posted && nights ? nurse.rhythms : null,
  });
}

const others = (ward: Ward) =>
  ['therapy', 'surgery', 'home_visits', 'neurology'].filter((one) => one !== ward);
