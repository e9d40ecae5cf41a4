import { useMemo, useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import { offeredFor } from '#contract/offered.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import type { FormAddress, FormSearch } from '../../owner/address.ts';
import { checkAll, checkStep } from '../draft/check.ts';
import type { CardFormContext } from '../fields/card-form-context.ts';
import { withPart } from '../draft/draft-parts.ts';
import { focusField } from '../steps/focus-field.ts';
import type { FormData } from '../draft/load-form.ts';
import { openNotes } from '../draft/review-notes.ts';
import { usePhotoUploads } from '../uploads/use-photo-uploads.ts';
import { stepAt, stepsOf } from '../draft/steps.ts';
import { useResponseLimit } from '../fields/use-response-limit.ts';
import { useCityOfDraft } from '../fields/use-city-of-draft.ts';
import { useHalfDates } from '../answers/use-half-dates.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useFormWalk } from '../steps/use-form-walk.ts';
import { useDraftAutosave } from '../autosave/use-draft-autosave.ts';
import { usePublish } from '../publish/use-publish.ts';

/** All that a form does, without its looks. */
export function useCardForm(address: FormAddress, data: FormData, search: FormSearch) {
  const { category } = data.form;
  const autosave = useDraftAutosave(address, data.card);
  const { draft, card } = autosave;
  const definitions = useOffered(data, draft);
  const steps = useMemo(() => stepsOf(address.kind, definitions), [address.kind, definitions]);
  const at = stepAt(steps, search.step);
  const walk = useFormWalk(address, steps, at);
  const checkNow = (what: Draft) => checkAll(definitions, steps, what);
  const found = useFormErrors(search.check ? checkNow(draft) : {}, autosave.errors);
  const marks = { ...openNotes(card), ...found.errors };
  const [consent, setConsent] = useState(false);
  const showSnackbar = useSnackbar();
  const { publish, pending } = usePublish({
    onRefused: found.show,
    onStale: () => void autosave.store.refresh(),
  });

  function set(part: string, value: unknown) {
    found.forget(part);
    autosave.store.change(withPart(autosave.store.state().draft, part, value));
  }

  const city = useCityOfDraft(draft.city, data.city, (slug) => set('city', slug));
  const halves = useHalfDates();
  const limit = useResponseLimit(card);
  const photoUploads = usePhotoUploads(autosave.store, (ids) => set('photos', ids));
  const context: CardFormContext = {
    kind: address.kind,
    category,
    draft,
    city,
    photoUploads,
    halves,
    limit,
    slug: card?.slug,
    set,
    errorOf: (path) => marks[path],
  };

  function next() {
    const step = steps[at];
    const errors = step ? { ...checkStep(step, draft), ...halves.errors(step.fields, draft) } : {};
    const [first] = Object.keys(errors);
    if (first === undefined) return walk.go(at + 1);
    found.mark(errors);
    focusField(first);
  }

  async function tryToPublish() {
    const fields = steps.flatMap((step) => step.fields);
    const errors = { ...checkNow(draft), ...halves.errors(fields, draft) };
    found.show(errors);
    if (Object.keys(errors).length > 0) return;
    if (photoUploads.isBusy())
      return showSnackbar({ type: 'info', text: 'Фотографии ещё загружаются' });
    const saved = await autosave.store.flush();
    const { card: latest, reason = 'попробуйте ещё раз' } = autosave.store.state();
    if (saved && latest) await publish(latest, consent);
    else showSnackbar({ type: 'error', text: `Сначала нужно сохранить: ${reason}` });
  }

  return {
    steps,
    at,
    step: steps[at],
    context,
    draft,
    card,
    autosave,
    walk,
    found,
    marks,
    next,
    missing: checkNow(draft),
    publishing: { start: () => void tryToPublish(), pending },
    consent: { checked: consent, onChange: setConsent },
  };
}

/** What was answered when the form was opened stays there, so that nothing goes from under a finger. */
function useOffered({ form, card }: FormData, draft: Draft) {
  const { definitions } = form;
  return useMemo(
    () => offeredFor(definitions, [card?.draft.answers ?? {}, draft.answers]),
    [definitions, card, draft.answers],
  );
}

export type CardFormWork = ReturnType<typeof useCardForm>;
