import { useLocation, useSearch } from '@tanstack/react-router';
import { formatQuery } from '#contract/query-string.ts';
import { formatMoney } from '#contract/russian.ts';
import { nextPriceLine, type Entitlement, type Tariff } from '#contract/tariffs.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { rememberTariff, useChosenTariff } from './chosen-tariff.ts';
import { TariffUsage } from './tariff-usage.tsx';
import { periodText, renewalText } from './tariff-words.ts';

interface TariffChoiceProps {
  tariffs: readonly Tariff[];
  /** Null for a guest. */
  entitlement: Entitlement | null;
  onChosen: (tariff: Tariff) => void;
}

export function TariffChoice({ tariffs, entitlement, onChosen }: TariffChoiceProps) {
  const isGuest = useUser() === null;
  const { open } = useModal();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const next = useSearch({ from: '__root__', select: (search) => search.next });
  const remembered = useChosenTariff();
  const chosen = tariffs.find(({ slug }) => slug === remembered);
  const { submit, errorsOf, attempt } = useSubmit(async () => {
    if (!chosen) return refuse({ tariff: ['Выберите один из тарифов'] });
    if (isGuest) return open('login', { next: returnTo(path, next) });
    return onChosen(chosen);
  });

  if (tariffs.length === 0) {
    return (
      <div className="flex flex-col gap-5">
        {entitlement && <TariffUsage entitlement={entitlement} />}
        <p>
          Больше вашего тарифа сейчас ничего нет: другой можно будет выбрать, когда он закончится.
        </p>
      </div>
    );
  }
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {entitlement && <TariffUsage entitlement={entitlement} />}
      <RadioGroup
        label="Какой подойдёт?"
        name="tariff"
        look="cards"
        options={tariffs.map((tariff) => ({
          value: tariff.slug,
          label: tariff.name,
          hint: <Terms tariff={tariff} />,
        }))}
        value={chosen?.slug ?? null}
        onValueChange={rememberTariff}
        error={chosen ? undefined : errorsOf('tariff')[0]}
      />
      <Button type="submit" size="large" wide>
        {isGuest
          ? 'Войти и продолжить'
          : chosen
            ? `Дальше: ${formatMoney(chosen.price_kopecks)}`
            : 'Дальше'}
      </Button>
    </SubmitForm>
  );
}

/** The same choice after signing in, with what comes after it. */
function returnTo(path: string, next: string | undefined): string {
  return `${path}${formatQuery({ modal: 'buyTariff', next })}`;
}

function Terms({ tariff }: { tariff: Tariff }) {
  const { price_kopecks, next_price_kopecks, included } = tariff;
  return (
    <>
      <span className="numbers block text-base font-semibold text-ink">
        {formatMoney(price_kopecks)} {periodText(tariff)}
      </span>
      {next_price_kopecks !== null && (
        <span className="block">
          <span className="block">{nextPriceLine(next_price_kopecks)}</span>
          {renewalText(tariff)}
        </span>
      )}
      {included.slice(0, 2).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
