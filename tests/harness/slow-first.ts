import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of those that take a minute and more the slowest; begun last, they would keep one core alone. */
const slow = [
  'journeys/every-form.spec.ts',
  'journeys/accessibility.spec.ts',
  'journeys/guards.spec.ts',
  'journeys/moderation.spec.ts',
  'guessing/enumeration.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = slow.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? slow.length : place;
};

/** The slow files first, then as ever: what failed before, what took long, what is large. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
