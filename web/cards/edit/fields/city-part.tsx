import { useRef } from 'react';
import { CityField, type PickedCity } from '#web/places/city-field.tsx';
import { fieldId } from '../address.ts';
import type { Desk } from '../desk.ts';
import { kindWords } from '../words.ts';
import { Question } from './question.tsx';

export function CityPart({ desk }: { desk: Desk }) {
  const box = useRef<HTMLDivElement>(null);
  const { picked, epoch, pick } = desk.city;

  function change(city: PickedCity | null) {
    // Leaving the field tells «none» for a city that is not among those listed at that moment,
    // though its name still stands there.
    const text = box.current?.querySelector('input')?.value;
    if (city === null && picked && text === picked.name) return;
    pick(city);
  }

  return (
    <div ref={box} id={fieldId('city')}>
      <CityField
        // The field remembers what was typed; a city that comes from elsewhere starts it anew.
        key={epoch}
        label={<Question required>Город</Question>}
        hint={kindWords[desk.kind].city}
        value={picked}
        onChange={change}
        error={desk.errorOf('city')}
      />
    </div>
  );
}
