import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { offeredFor } from '#contract/offered.ts';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { CardView } from '../../view/card-view.tsx';
import { formHref, type FormAddress } from '../../owner/address.ts';
import { checkAll } from '../draft/check.ts';
import { ConsentBox } from '../publish/consent-box.tsx';
import { FormLink } from '../../owner/form-link.tsx';
import type { PreviewData } from './load-preview.ts';
import { PreviewBar } from './preview-bar.tsx';
import { stepsOf } from '../draft/steps.ts';
import { usePublish } from '../publish/use-publish.ts';

type PreviewPageProps = { address: FormAddress; data: PreviewData };

export function PreviewPage({ address, data: { form, card, page } }: PreviewPageProps) {
  const router = useRouter();
  const [consent, setConsent] = useState(false);
  const steps = useMemo(
    () => stepsOf(form.kind, offeredFor(form.definitions, [card.draft.answers])),
    [form, card],
  );
  const back = formHref(address, steps.length);
  const correct = () => void router.navigate({ href: `${back}&check=1` });
  const { publish, pending } = usePublish({
    onRefused: correct,
    onStale: () => void router.invalidate(),
  });

  function tryToPublish() {
    const errors = checkAll(form.definitions, steps, card.draft);
    if (Object.keys(errors).length > 0) correct();
    else void publish(card, consent);
  }

  if (!page) return <NoCity href={formHref(address, 1)} />;
  return (
    <>
      <PreviewBar
        card={card}
        back={back}
        consents={consent}
        pending={pending}
        onPublish={tryToPublish}
      />
      <Container className="flex flex-col gap-8 py-6 lg:py-10">
        {!card.names_owner && <ConsentBox checked={consent} onChange={setConsent} />}
        <CardView card={page} preview />
      </Container>
    </>
  );
}

function NoCity({ href }: { href: string }) {
  return (
    <EmptyState
      heading="h1"
      title="Сначала выберите город"
      text="Без города карточку не показать: люди ищут тех, кто рядом."
      action={
        <FormLink href={href} className={buttonStyles({})}>
          Выбрать город
        </FormLink>
      }
    />
  );
}
