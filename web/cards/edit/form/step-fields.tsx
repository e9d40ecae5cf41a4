import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from '../fields/card-form-context.ts';
import type { FormField, FormStep } from '../draft/steps.ts';
import { AnswerField } from '../answers/answer-field.tsx';
import { PhotosPart } from '../photos/photos-part.tsx';
import { WorkplacesPart } from '../workplaces/workplaces-part.tsx';
import { CityPart } from '../fields/city-part.tsx';
import { PayPart } from '../fields/pay-part.tsx';
import { ClosingPart, QuestionsPart } from '../fields/response-parts.tsx';
import { AboutPart, AddressPart, PlacePart, TitlePart } from '../fields/text-parts.tsx';

const fixed: Record<string, (props: { context: CardFormContext }) => React.ReactNode> = {
  city: CityPart,
  place: PlacePart,
  pay: PayPart,
  title: TitlePart,
  about: AboutPart,
  address: AddressPart,
  workplaces: WorkplacesPart,
  photos: PhotosPart,
  questions: QuestionsPart,
  closes_on: ClosingPart,
};

export function StepFields({ step, context }: { step: FormStep; context: CardFormContext }) {
  return (
    <div className="flex flex-col gap-4.5 sm:gap-10">
      {step.fields.map((field) => (
        <Field key={field.part} field={field} context={context} />
      ))}
    </div>
  );
}

function Field({ field, context }: { field: FormField; context: CardFormContext }) {
  if ('definition' in field) {
    return (
      <AnswerField
        definition={field.definition}
        id={fieldId(field.part)}
        value={context.draft.answers[field.definition.key]}
        onChange={(answer) => context.set(field.part, answer)}
        error={context.errorOf(field.part)}
        half={context.halves.of(field.part)}
        onHalf={(parts) => context.halves.keep(field.part, parts)}
      />
    );
  }
  const Part = fixed[field.part];
  return Part && <Part context={context} />;
}
