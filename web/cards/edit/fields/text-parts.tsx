import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cardLimits } from '#contract/drafts.ts';
import { spellingLike, usePlaceSearch } from '#web/places/place-search.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from './card-form-context.ts';
import { tradeWords } from './trade-words.ts';
import { kindWords, titleWithout } from '../../owner/kind-words.ts';
import { Question } from '../answers/question.tsx';
import { useTitleWords } from './use-title-words.ts';

export function PlacePart({ context }: { context: CardFormContext }) {
  const id = fieldId('place');
  const text = context.draft.place ?? '';
  const [wasEntered, setWasEntered] = useState(false);
  const places = usePlaceSearch(context.draft.city, text, wasEntered);
  return (
    <>
      <TextField
        id={id}
        label="Район или метро"
        hint="Например, «м. Сокол». Дом и квартиру не пишите: это увидят все"
        error={context.errorOf('place')}
        value={text}
        onChange={(event) => context.set('place', event.target.value)}
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

export function AddressPart({ context }: { context: CardFormContext }) {
  return (
    <TextField
      id={fieldId('address')}
      label="Точный адрес"
      optional
      hint="Улица и дом. Его видите только вы и сами скажете, кому сочтёте нужным"
      autoComplete="street-address"
      error={context.errorOf('address')}
      value={context.draft.address ?? ''}
      onChange={(event) => context.set('address', event.target.value)}
    />
  );
}

export function TitlePart({ context }: { context: CardFormContext }) {
  const id = fieldId('title');
  const usual = titleWithout(context.kind, context.category.forms);
  const [wasEntered, setWasEntered] = useState(false);
  const words = useTitleWords(context, wasEntered);
  return (
    <>
      <TextField
        id={id}
        label="Заголовок"
        hint={`Можно не заполнять: тогда напишем «${usual}»`}
        placeholder={usual}
        error={context.errorOf('title')}
        value={context.draft.title ?? ''}
        onChange={(event) => context.set('title', event.target.value)}
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

export function AboutPart({ context }: { context: CardFormContext }) {
  const { label, hint } = kindWords[context.kind].about;
  const about = context.draft.about ?? '';
  return (
    <div className="flex flex-col gap-1 sm:gap-4">
      <TextArea
        id={fieldId('about')}
        className="sm:[&>textarea]:min-h-52"
        // Far from the end of the room the count says nothing.
        countTo={about.length > cardLimits.about / 2 ? cardLimits.about : undefined}
        label={<Question required>{label}</Question>}
        hint={`${hint}. Не меньше ${cardLimits.aboutAtLeast} знаков`}
        error={context.errorOf('about')}
        value={about}
        onChange={(event) => context.set('about', event.target.value)}
      />
      <details className="fold-on-phone group/fold rounded-card bg-surface-soft px-4 text-sm sm:py-4">
        <summary className="flex min-h-11 list-none items-center gap-3 font-semibold sm:pointer-events-none sm:min-h-0 [&::-webkit-details-marker]:hidden">
          <span className="grow">Хороший рассказ</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180 sm:hidden"
          />
        </summary>
        <blockquote className="text-muted max-sm:pb-4 sm:mt-1">
          {tradeWords(context.category.slug).story[context.kind]}
        </blockquote>
      </details>
    </div>
  );
}
