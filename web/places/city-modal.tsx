import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useShell } from '#web/lib/context/use-shell.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CityList } from './city-list.tsx';
import { useCitySearch } from './city-search.ts';
import { cityTarget } from './city-target.ts';
import { rememberCity, useCurrentCity, type KnownCity } from './current-city.ts';

/** `?modal=city`: a listing changes its city, any other page gives way to the page of the city. */
export default function CityModal({ onClose }: ModalProps) {
  const [text, setText] = useState('');
  const search = useCitySearch(text);
  const current = useCurrentCity();
  const router = useRouter();
  const categories = useShell()?.categories.map(({ slug }) => slug) ?? [];

  function choose(city: KnownCity | null) {
    rememberCity(city);
    const { pathname, search: state } = router.state.location;
    const target = cityTarget(pathname, city?.slug ?? null, categories);
    const isListing = /^\/(vacancies|resumes)(\/|$)/.test(target);
    // Filters stay, but pages and places are those of the old city.
    const {
      modal: _m,
      next: _n,
      page: _p,
      metro: _s,
      district: _d,
      ...kept
    } = { ...state } as {
      [key: string]: unknown;
    };
    void router.navigate({ to: target, search: isListing ? kept : {}, replace: true });
  }

  return (
    <Dialog open title="Выберите город" width="medium" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && search.cities[0]) choose(search.cities[0]);
        }}
      >
        <TextField
          label="Название города"
          hideLabel
          enterKeyHint="search"
          prefix={<Search aria-hidden />}
          placeholder="Начните вводить название"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={60}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there for this field
          autoFocus
        />
      </form>
      <CityList {...search} text={text} current={current?.slug ?? null} onChoose={choose} />
    </Dialog>
  );
}
