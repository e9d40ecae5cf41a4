import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { peopleCalls } from '#contract/people.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { KeyCap } from '../keys/key-cap.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FoundCards } from './found-cards.tsx';
import { FoundPeople } from './found-people.tsx';
import { findHash, peopleFieldId, peoplePath } from './people-search.ts';

type Found = AnswerOf<typeof peopleCalls.find>;

interface PeoplePageProps {
  q: string;
  /** Null: nothing was looked for. */
  found: Found | null;
}

/** A form of the old kind: it asks by its address, with scripts or without. */
export function PeoplePage({ q, found }: PeoplePageProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useLocation({ select: ({ hash }) => hash === findHash });
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return (
    <>
      <h1 className="text-2xl">Люди и карточки</h1>
      <p className="mt-1 text-muted">
        Телефон, почта, имя, номер человека или адрес карточки — целиком или начало; у телефона ещё
        и последние цифры, от четырёх
      </p>
      <form
        key={q}
        action="/admin/people"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          void navigate({ href: peoplePath(typeof typed === 'string' ? typed : '') });
        }}
        className="mt-4 grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        <TextField
          ref={field}
          id={peopleFieldId}
          name="q"
          type="search"
          label={
            <>
              Кого или что найти <KeyCap>F</KeyCap>
            </>
          }
          maxLength={254}
          autoComplete="off"
          defaultValue={q}
        />
        <Button type="submit">Найти</Button>
      </form>
      {found && <FoundParts found={found} />}
    </>
  );
}

function FoundParts({ found: { data, meta } }: { found: Found }) {
  const { people, cards } = data;
  if (people.length + cards.length === 0) {
    return (
      <EmptyState
        title="Никого не нашли"
        text="Проверьте, нет ли опечатки, или введите меньше: начало телефона, почты или имени, последние цифры телефона."
      />
    );
  }
  return (
    <div className="mt-6 grid gap-6">
      {meta.has_more && (
        <p className="text-muted">
          Нашлось больше, чем показано. Введите телефон, почту или имя полнее.
        </p>
      )}
      {people.length > 0 && <FoundPeople people={people} />}
      {cards.length > 0 && <FoundCards cards={cards} />}
    </div>
  );
}
