import { CityField } from '#web/places/city-field.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from './card-form-context.ts';
import { Question } from '../answers/question.tsx';

export function CityPart({ context }: { context: CardFormContext }) {
  const { picked, epoch, pick } = context.city;

  return (
    <div id={fieldId('city')}>
      <CityField
        // The field remembers what was typed; a city that comes from elsewhere starts it anew.
        key={epoch}
        label={<Question required>Город</Question>}
        value={picked}
        onChange={pick}
        error={context.errorOf('city')}
      />
    </div>
  );
}
