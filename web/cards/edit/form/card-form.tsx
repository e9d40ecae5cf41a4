import { useState } from 'react';
import { Container } from '#web/ui/display/container.tsx';
import type { FormAddress, FormSearch } from '../../owner/address.ts';
import { CardNote } from '../notes/card-note.tsx';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { stepTitleId } from '../steps/focus-field.ts';
import { FormAction } from './form-action.tsx';
import { FormBar } from './form-bar.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormTop } from './form-top.tsx';
import { StepFields } from './step-fields.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import type { FormData } from '../draft/load-form.ts';
import { PublishPart } from '../publish/publish-part.tsx';
import { Saving } from '../autosave/saving.tsx';
import { StepList } from '../steps/step-list.tsx';
import { StepProgress } from '../steps/step-progress.tsx';
import { endsHere } from '../draft/steps.ts';
import { thumbKeys } from './thumb-keys.ts';
import { usePreview } from '../preview/use-preview.ts';
import { useCardForm } from './use-card-form.ts';
import { kindWords } from '../../owner/kind-words.ts';

type CardFormProps = { address: FormAddress; data: FormData; search: FormSearch };

export function CardForm({ address, data, search }: CardFormProps) {
  const form = useCardForm(address, data, search);
  const { steps, at, step, walk, autosave, draft, card, found } = form;
  const [entry] = useState(at);
  const isLast = at === steps.length - 1;
  const ends = endsHere(steps, at);
  const list = { steps, at, draft, errors: form.marks, hrefOf: walk.hrefOf };
  // The summary above says the same, and more.
  const hasErrors = found.attempt > 0 && Object.keys(found.errors).length > 0;
  const page = usePreview(card);
  const words = kindWords[address.kind];
  return (
    <Container className="flex flex-col gap-3 py-3 sm:gap-6 sm:py-6 lg:py-10">
      <FormTop
        title={address.slug ? words.edit : words.create}
        category={data.form.category.name}
        work={autosave}
      />
      {autosave.rival && (
        <ConflictPanel
          steps={steps}
          rival={autosave.rival}
          base={autosave.base}
          mine={draft}
          onChoose={autosave.store.choose}
        />
      )}
      <CardNote card={card} steps={steps} walk={walk} isEntry={at === entry} />
      <div className="grid items-start gap-x-10 gap-y-3 sm:gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_23rem]">
        <StepProgress {...list} />
        <nav aria-label="Шаги" className="sticky top-6 hidden lg:block">
          <StepList {...list} />
          <div className="mt-4 px-3">
            <Saving work={autosave} />
          </div>
        </nav>
        <form
          noValidate
          {...thumbKeys}
          aria-labelledby={stepTitleId}
          onSubmit={(event) => event.preventDefault()}
          className="min-w-0"
        >
          {ends && <FormErrors form={form} />}
          {/* A phone shows it in the line of the steps. */}
          <h2 id={stepTitleId} tabIndex={-1} className="mb-6 text-2xl outline-none max-lg:sr-only">
            {step?.title}
          </h2>
          {at === 0 && (
            <p className="mb-3 text-muted max-sm:text-sm sm:mb-6 lg:-mt-4">
              {card?.published_at
                ? 'Здесь нужны все ответы.'
                : 'Ответьте и публикуйте, остальное — потом.'}
            </p>
          )}
          {step && <StepFields key={step.title} step={step} context={form.context} />}
          {ends && (
            <PublishPart
              address={address}
              asksConsent={card?.names_owner === false}
              {...form}
              // On the first step it stands above, before one's eyes.
              missing={hasErrors || !isLast ? {} : form.missing}
              brief={!isLast}
            />
          )}
          <FormBar
            back={at > 0 ? walk.hrefOf(at - 1) : null}
            onNext={isLast ? null : form.next}
            notice={autosave.saving === 'unsaved' && <Saving work={autosave} />}
            action={ends && <FormAction form={form} />}
          />
        </form>
        <LivePreview page={page} />
      </div>
    </Container>
  );
}
