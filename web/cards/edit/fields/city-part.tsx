import { CityField } from '#web/places/city-field.tsx';
import { fieldId } from '../../owner/address.ts';
import type { Desk } from './card-form-context.ts';
import { kindWords } from '../../owner/kind-words.ts';
import { Question } from '../answers/question.tsx';

export function CityPart({ desk }: { desk: Desk }) {
  const { picked, epoch, pick } = desk.city;

  return (
    <div id={fieldId('city')}>
      <CityField
        // The field remembers what was typed; a city that comes from elsewhere starts it anew.
        key={epoch}
        label={<Question required>Город</Question>}
        hint={kindWords[desk.kind].city}
        value={picked}
        onChange={pick}
        error={desk.errorOf('city')}
      />
    </div>
  );
}
