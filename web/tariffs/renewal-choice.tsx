import type { RenewalOffer } from '#contract/payments.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface RenewalChoiceProps {
  offer: RenewalOffer;
  checked: boolean;
  /** Of the tariff: so short that one reminder is enough. */
  isShort: boolean;
  onChange: (checked: boolean) => void;
}

/** Its own box, never ticked beforehand; its words are stored as they stand here. */
export function RenewalChoice({ offer, checked, isShort, onChange }: RenewalChoiceProps) {
  return (
    <div className="rounded-card border border-line px-4 pt-1 pb-3">
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        label={offer.text}
      />
      <p className="mt-1 text-sm text-muted">
        {checked
          ? `Напомним ${isShort ? 'за день' : 'за 3 дня и за день'} до списания.`
          : 'Без отметки тариф просто закончится: больше ничего не спишется.'}
      </p>
    </div>
  );
}
