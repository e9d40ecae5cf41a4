import { useState } from 'react';
import type { RenewalOffer } from '#contract/payments.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface RenewalFormProps {
  offer: RenewalOffer;
  pending: boolean;
  onAgree: () => Promise<void>;
  onClose: () => void;
}

/** The same words and the same empty box as when a tariff is bought. */
export function RenewalForm({ offer, pending, onAgree, onClose }: RenewalFormProps) {
  const [agreed, setAgreed] = useState<string | null>(null);
  const isAgreed = agreed === offer.version;
  const { submit, errorsOf, attempt } = useSubmit(async () => {
    if (!isAgreed) refuse({ consent: ['Поставьте отметку, если согласны'] });
    await onAgree();
  });
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <Checkbox
        label={offer.text}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked ? offer.version : null)}
        error={isAgreed ? undefined : errorsOf('consent')[0]}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={pending}>
          Включить продление
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Не включать
        </Button>
      </div>
    </SubmitForm>
  );
}
