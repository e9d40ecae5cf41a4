import { CityField } from '#web/places/city-field.tsx';
import { fieldId } from '../address.ts';
import type { Desk } from '../desk.ts';
import { kindWords } from '../words.ts';
import { Question } from './question.tsx';

export function CityPart({ desk }: { desk: Desk }) {
  return (
    <div id={fieldId('city')}>
      <CityField
        // The field remembers what was typed; a city that comes from elsewhere starts it anew.
        key={desk.city.epoch}
        label={<Question required>Город</Question>}
        hint={kindWords[desk.kind].city}
        value={desk.city.picked}
        onChange={desk.city.pick}
        error={desk.errorOf('city')}
      />
    </div>
  );
}
