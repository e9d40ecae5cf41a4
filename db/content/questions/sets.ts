import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import {
  categories,
  carer,
  cook,
  couple,
  driver,
  drivingNanny,
  gardener,
  governess,
  housekeeper,
  nanny,
  nurse,
  speechTherapist,
  tutor,
} from '../categories.ts';
import { commonResume } from './common-resume.ts';
import { commonVacancy } from './common-vacancy.ts';
import type { DefinitionRow } from './question.ts';
import { nannyResume } from './nanny-resume.ts';
import { nannyVacancy } from './nanny-vacancy.ts';
import { tutorResume } from './tutor-resume.ts';
import { tutorVacancy } from './tutor-vacancy.ts';
import { governessResume } from './governess-resume.ts';
import { governessVacancy } from './governess-vacancy.ts';
import { driverResume } from './driver-resume.ts';
import { driverVacancy } from './driver-vacancy.ts';
import { drivingNannyResume } from './driving-nanny-resume.ts';
import { drivingNannyVacancy } from './driving-nanny-vacancy.ts';
import { speechTherapistResume } from './speech-therapist-resume.ts';
import { speechTherapistVacancy } from './speech-therapist-vacancy.ts';
import { carerResume } from './carer-resume.ts';
import { carerVacancy } from './carer-vacancy.ts';
import { housekeeperResume } from './housekeeper-resume.ts';
import { housekeeperVacancy } from './housekeeper-vacancy.ts';
import { nurseResume } from './nurse-resume.ts';
import { nurseVacancy } from './nurse-vacancy.ts';
import { cookResume } from './cook-resume.ts';
import { cookVacancy } from './cook-vacancy.ts';
import { gardenerResume } from './gardener-resume.ts';
import { gardenerVacancy } from './gardener-vacancy.ts';
import { coupleResume } from './couple-resume.ts';
import { coupleVacancy } from './couple-vacancy.ts';

interface DefinitionSet {
  /** Null: for every card of the kind. */
  category: string | null;
  kind: CardKind;
  definitions: DefinitionRow[];
}

export const definitionSets: DefinitionSet[] = [
  { category: null, kind: 'resume', definitions: commonResume },
  { category: null, kind: 'vacancy', definitions: commonVacancy },
  { category: nanny.slug, kind: 'resume', definitions: nannyResume },
  { category: nanny.slug, kind: 'vacancy', definitions: nannyVacancy },
  { category: tutor.slug, kind: 'resume', definitions: tutorResume },
  { category: tutor.slug, kind: 'vacancy', definitions: tutorVacancy },
  { category: governess.slug, kind: 'resume', definitions: governessResume },
  { category: governess.slug, kind: 'vacancy', definitions: governessVacancy },
  { category: driver.slug, kind: 'resume', definitions: driverResume },
  { category: driver.slug, kind: 'vacancy', definitions: driverVacancy },
  { category: drivingNanny.slug, kind: 'resume', definitions: drivingNannyResume },
  { category: drivingNanny.slug, kind: 'vacancy', definitions: drivingNannyVacancy },
  { category: speechTherapist.slug, kind: 'resume', definitions: speechTherapistResume },
  { category: speechTherapist.slug, kind: 'vacancy', definitions: speechTherapistVacancy },
  { category: carer.slug, kind: 'resume', definitions: carerResume },
  { category: carer.slug, kind: 'vacancy', definitions: carerVacancy },
  { category: housekeeper.slug, kind: 'resume', definitions: housekeeperResume },
  { category: housekeeper.slug, kind: 'vacancy', definitions: housekeeperVacancy },
  { category: nurse.slug, kind: 'resume', definitions: nurseResume },
  { category: nurse.slug, kind: 'vacancy', definitions: nurseVacancy },
  { category: cook.slug, kind: 'resume', definitions: cookResume },
  { category: cook.slug, kind: 'vacancy', definitions: cookVacancy },
  { category: gardener.slug, kind: 'resume', definitions: gardenerResume },
  { category: gardener.slug, kind: 'vacancy', definitions: gardenerVacancy },
  { category: couple.slug, kind: 'resume', definitions: coupleResume },
  { category: couple.slug, kind: 'vacancy', definitions: coupleVacancy },
];

/** The starting questions of a category and the common ones, in the order of the form. */
export function startingDefinitions(category: string, kind: CardKind): AttributeDefinition[] {
  const without = categories.find(({ slug }) => slug === category)?.without ?? [];
  return definitionSets
    .filter((set) => set.kind === kind && (set.category === null || set.category === category))
    .flatMap((set) =>
      set.definitions.filter(({ key }) => set.category !== null || !without.includes(key)),
    )
    .toSorted((a, b) => a.position - b.position)
    .map(({ position: _position, ...definition }) => definition);
}
