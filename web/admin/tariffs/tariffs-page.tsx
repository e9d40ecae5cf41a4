import { useRouter } from '@tanstack/react-router';
import { formatMoney, countOf } from '#contract/russian.ts';
import { tariffEditingCalls, type TariffSource } from '#contract/tariff-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { type Moves, movesOf } from '../order/moves.ts';
import {
  contactsWords,
  periodWords,
  roleHeadings,
  tariffPath,
  tariffTextsPath,
} from './tariff-words.ts';

const roles = ['worker', 'employee'] as const;

/** What is sold to each side, in the order in which people see it. */
export function TariffsPage({ tariffs }: { tariffs: TariffSource[] }) {
  const { move, order } = useOrder();
  return (
    <>
      <h1 className="text-2xl">Тарифы</h1>
      <p className="mt-1 max-w-prose text-muted">
        Правка действует для новых покупок. Кто уже купил, у того всё остаётся как было.
      </p>
      <FormProblem problem={order.problem} />
      <div className="mt-5 grid items-start gap-6 xl:grid-cols-2">
        {roles.map((role) => {
          const own = tariffs.filter((tariff) => tariff.role === role);
          return (
            <section key={role} aria-labelledby={`tariffs-${role}`}>
              <h2 id={`tariffs-${role}`} className="text-lg">
                {roleHeadings[role]}
              </h2>
              <HrefLink
                href={tariffTextsPath(role)}
                className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              >
                Заголовок и вопросы на странице
              </HrefLink>
              <ol className="mt-1 divide-y divide-line rounded-card border border-line bg-surface">
                {own.map((tariff, at) => (
                  <Line
                    key={tariff.slug}
                    tariff={tariff}
                    moves={movesOf(own, at, (next) => move(role, next))}
                  />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </>
  );
}

function useOrder() {
  const api = useApi();
  const router = useRouter();
  const order = useSubmit(async (role: TariffSource['role'], slugs: string[]) => {
    await api.call(tariffEditingCalls.order, { body: { role, slugs } });
    await router.invalidate();
  });
  const move = (role: TariffSource['role'], tariffs: TariffSource[]) =>
    void order.submit(
      role,
      tariffs.map(({ slug }) => slug),
    );
  return { move, order };
}

interface LineProps {
  tariff: TariffSource;
  moves: Moves;
}

function Line({ tariff, moves }: LineProps) {
  const { name, price_kopecks: price, cards, holders, is_shown: isShown } = tariff;
  return (
    <li className="flex items-center gap-2 py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3">
          <HrefLink
            href={tariffPath(tariff.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {name}
          </HrefLink>
          <span className="numbers">
            {price === 0 ? 'бесплатно' : formatMoney(price)}
            {tariff.period && `, ${periodWords(tariff.period)}`}
          </span>
          {!isShown && <Badge tone="warning">Скрыт</Badge>}
        </p>
        <p className="numbers text-sm text-muted">
          {cards > 0 && `${countOf(cards, ['карточка', 'карточки', 'карточек'])}, `}
          {contactsWords(tariff)}
          {price > 0 && `, сейчас у ${countOf(holders, ['человека', 'человек', 'человек'])}`}
        </p>
      </div>
      <MoveButtons name={name} {...moves} />
    </li>
  );
}
