import { ShieldAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ratingBits } from '#contract/rating.ts';
import { updateUser, type User } from '#contract/session.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { nameErrorSoFar } from '#web/lib/forms/name-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { CityField, notListed } from '#web/places/city-field.tsx';
import { findCityNamed } from '#web/places/city-search.ts';
import { type KnownCity, rememberCity, useChosenCity } from '#web/places/current-city.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface ProfileFormProps {
  user: User;
  onSaved: (user: User) => void | Promise<void>;
  /** Above each of the two questions, where they stand under headings. */
  nameTitle?: ReactNode;
  cityTitle?: ReactNode;
}

/** Name and city; searches begin with the city from now on. */
export function ProfileForm({ user, onSaved, nameTitle, cityTitle }: ProfileFormProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [name, setName] = useState(user.name ?? '');
  const known = useChosenCity();
  const [picked, setCity] = useState<KnownCity | null>();
  // What is typed fast is saved as well: the list of cities may come later than the press.
  const [typedCity, setTypedCity] = useState('');
  const city = picked === undefined ? (user.city ?? known) : picked;
  const { submit, pending, problem, errorsOf, attempt, clearErrors } = useSubmit(async () => {
    const lives = typedCity ? await findCityNamed(api, typedCity) : city;
    refuse({
      ...(!name.trim() && { name: ['Напишите, как к вам обращаться'] }),
      ...(lives === undefined && { city: [notListed] }),
    });
    const body = { name, city: lives?.slug ?? null };
    const fresh = await api.call(updateUser, { body });
    if (lives && lives.slug !== user.city?.slug) rememberCity(lives);
    showSnackbar({ type: 'success', text: 'Профиль сохранён' });
    await onSaved(fresh);
  });

  function chooseCity(chosen: KnownCity | null) {
    setCity(chosen);
    clearErrors(['city']);
  }

  const isVerified = (user.rating.setting & ratingBits.ADD_PASSPORT) !== 0;
  const [nameError, cityError] = [errorsOf('name')[0], errorsOf('city')[0]];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!nameError && !cityError && <FormProblem problem={problem} />}
      {nameTitle}
      <TextField
        label="Как вас зовут"
        hint="Имя, а если хотите — и отчество или фамилия"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={nameErrorSoFar(name) ?? nameError}
      />
      {isVerified && name.trim() !== user.name && (
        <Note tone="warning" icon={<ShieldAlert />}>
          <p>
            С новым именем отметка «Паспорт проверен» снимется: паспорт нужно будет прислать ещё
            раз.
          </p>
        </Note>
      )}
      {cityTitle}
      <CityField
        label="Где вы живёте"
        hint="С этого города будем начинать поиск"
        value={city}
        onChange={chooseCity}
        onTyped={setTypedCity}
        error={cityError}
        optional
      />
      <Button type="submit" size="large" pending={pending} className="mt-2 sm:self-start">
        Сохранить
      </Button>
    </SubmitForm>
  );
}
