import { fieldId } from '../../owner/address.ts';
import type { Desk } from '../fields/card-form-context.ts';
import type { FormField, FormStep } from '../draft/steps.ts';
import { AnswerField } from '../answers/answer-field.tsx';
import { PhotosPart } from '../photos/photos-part.tsx';
import { WorkplacesPart } from '../workplaces/workplaces-part.tsx';
import { CityPart } from '../fields/city-part.tsx';
import { PayPart } from '../fields/pay-part.tsx';
import { ClosingPart, QuestionsPart } from '../fields/response-parts.tsx';
import { AboutPart, AddressPart, PlacePart, TitlePart } from '../fields/text-parts.tsx';

const fixed: Record<string, (props: { desk: Desk }) => React.ReactNode> = {
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

export function StepFields({ step, desk }: { step: FormStep; desk: Desk }) {
  return (
    <div className="flex flex-col gap-10">
      {step.fields.map((field) => (
        <Field key={field.part} field={field} desk={desk} />
      ))}
    </div>
  );
}

function Field({ field, desk }: { field: FormField; desk: Desk }) {
  if ('definition' in field) {
    return (
      <AnswerField
        definition={field.definition}
        id={fieldId(field.part)}
        value={desk.draft.answers[field.definition.key]}
        onChange={(answer) => desk.set(field.part, answer)}
        error={desk.errorOf(field.part)}
        half={desk.halves.of(field.part)}
        onHalf={(parts) => desk.halves.keep(field.part, parts)}
      />
    );
  }
  const Part = fixed[field.part];
  return Part && <Part desk={desk} />;
}
