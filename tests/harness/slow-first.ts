import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of those that take half a minute the slowest; begun last, they would keep one core alone. */
const slow = [
  'journeys/accessibility.spec.ts',
  'journeys/every-form.spec.ts',
  'journeys/guards.spec.ts',
  'journeys/responses.spec.ts',
  'journeys/moderation.spec.ts',
  'journeys/newcomers.spec.ts',
  'journeys/card-form.spec.ts',
  'backup/s3.test.ts',
  'backup/backup.test.ts',
  'authorization/matrix.test.ts',
  'bench/plans.test.ts',
  'chaos/payments/payments.test.ts',
  'start/embedded-postgres.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = slow.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? slow.length : place;
};

/** By project, because a worker that meets a file of another one is replaced by a fresh one. */
const byProject = (one: TestSpecification, other: TestSpecification): number =>
  one.project.name.localeCompare(other.project.name);

/** The slow files first, then as ever: what failed before, what took long, what is large. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .toSorted((one, other) => byProject(one, other));
  }
}
