import { useState } from 'react';
import { cardLimits } from '#contract/drafts.ts';
import { spellingLike, usePlaceSearch } from '#web/places/place-search.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { fieldId } from '../../owner/address.ts';
import type { Desk } from './card-form-context.ts';
import { tradeWords } from './trade-words.ts';
import { kindWords, titleWithout } from '../../owner/kind-words.ts';
import { Question } from '../answers/question.tsx';
import { useTitleWords } from './use-title-words.ts';

export function PlacePart({ desk }: { desk: Desk }) {
  const id = fieldId('place');
  const text = desk.draft.place ?? '';
  const [wasEntered, setWasEntered] = useState(false);
  const places = usePlaceSearch(desk.draft.city, text, wasEntered);
  return (
    <>
      <TextField
        id={id}
        label="Район или метро"
        hint="Например, «м. Сокол». Дом и квартиру не пишите: это увидят все"
        error={desk.errorOf('place')}
        value={text}
        onChange={(event) => desk.set('place', event.target.value)}
        onFocus={() => setWasEntered(true)}
        list={`${id}-list`}
        autoComplete="off"
      />
      <datalist id={`${id}-list`}>
        {places.map(({ label }) => (
          <option key={label} value={label}>
            {spellingLike(text, label)}
          </option>
        ))}
      </datalist>
    </>
  );
}

export function AddressPart({ desk }: { desk: Desk }) {
  return (
    <TextField
      id={fieldId('address')}
      label="Точный адрес"
      optional
      hint="Улица и дом. Его видите только вы и сами скажете, кому сочтёте нужным"
      autoComplete="street-address"
      error={desk.errorOf('address')}
      value={desk.draft.address ?? ''}
      onChange={(event) => desk.set('address', event.target.value)}
    />
  );
}

export function TitlePart({ desk }: { desk: Desk }) {
  const id = fieldId('title');
  const usual = titleWithout(desk.kind, desk.category.forms);
  const [wasEntered, setWasEntered] = useState(false);
  const words = useTitleWords(desk, wasEntered);
  return (
    <>
      <TextField
        id={id}
        label="Заголовок"
        hint={`Можно не заполнять: тогда напишем «${usual}»`}
        placeholder={usual}
        error={desk.errorOf('title')}
        value={desk.draft.title ?? ''}
        onChange={(event) => desk.set('title', event.target.value)}
        onFocus={() => setWasEntered(true)}
        list={`${id}-list`}
        autoComplete="off"
      />
      <datalist id={`${id}-list`}>
        {words.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

export function AboutPart({ desk }: { desk: Desk }) {
  const { label, hint } = kindWords[desk.kind].about;
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        id={fieldId('about')}
        className="[&>textarea]:min-h-52"
        countTo={cardLimits.about}
        label={<Question required>{label}</Question>}
        hint={`${hint}. Не меньше ${cardLimits.aboutAtLeast} знаков`}
        error={desk.errorOf('about')}
        value={desk.draft.about ?? ''}
        onChange={(event) => desk.set('about', event.target.value)}
      />
      <figure className="rounded-card bg-surface-soft p-4 text-sm">
        <figcaption className="font-semibold">Хороший рассказ</figcaption>
        <blockquote className="mt-1 text-muted">
          {tradeWords(desk.category.slug).story[desk.kind]}
        </blockquote>
      </figure>
    </div>
  );
}
