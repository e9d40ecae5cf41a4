import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { personChannel } from '#contract/realtime.ts';
import { responseChanged, type ResponseItem } from '#contract/responses.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { joined } from '#web/realtime/joined.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { Pagination } from '#web/ui/controls/pagination.tsx';
import { DeclineMany } from './decline-many.tsx';
import type { loadResponses } from './load-responses.ts';
import { NoResponses } from './no-responses.tsx';
import { ResponseCard } from './response-card.tsx';
import { TemplatesButton } from './templates-button.tsx';
import { hrefOf, ResponsesFilter } from './responses-filter.tsx';

const PushOffer = lazyPart(() => import('#web/push/push-offer.tsx'));

type Loaded = Awaited<ReturnType<typeof loadResponses>>;

/** All that was written about one's cards, and what one has written oneself. */
export function ResponsesPage({ kind, list, cards, search }: Loaded) {
  useRefresh();
  const [chosen, setChosen] = useState<number[]>([]);
  const { current_page, last_page } = list.meta;
  const isFiltered = Boolean(search.card ?? search.status);
  const declinable = list.data.filter(canBeDeclined);
  const ids = chosen.filter((id) => declinable.some((one) => one.id === id));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">Отклики</h1>
        <TemplatesButton />
      </div>
      <p className="mt-2 text-muted">{leads[kind]}</p>
      {list.data.length > 0 && (
        <Suspense>
          <PushOffer className="mt-4 max-w-3xl" />
        </Suspense>
      )}
      <ResponsesFilter cards={cards} counts={list.counts} search={search} />
      {list.data.length === 0 ? (
        <NoResponses kind={kind} isFiltered={isFiltered} hasCards={cards.length > 0} />
      ) : (
        <>
          {kind === 'vacancy' && declinable.length > 1 && (
            <DeclineMany ids={ids} all={declinable.map(({ id }) => id)} onChoose={setChosen} />
          )}
          <ul className="mt-5 flex max-w-3xl flex-col gap-4">
            {list.data.map((response) => (
              <ResponseCard
                key={`${response.id} ${response.status}`}
                response={response}
                choice={
                  kind === 'vacancy' && declinable.length > 1 && canBeDeclined(response)
                    ? {
                        isChosen: ids.includes(response.id),
                        choose: (is) =>
                          setChosen(
                            is ? [...ids, response.id] : ids.filter((id) => id !== response.id),
                          ),
                      }
                    : null
                }
              />
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={current_page}
              last={last_page}
              hrefOf={(page) => hrefOf({ ...search, page })}
              link={hrefLink}
            />
          </div>
        </>
      )}
    </>
  );
}

const leads = {
  vacancy: 'Кто откликнулся на ваши вакансии и кого вы пригласили.',
  resume: 'Куда вы откликнулись и кто вас пригласил.',
};

const canBeDeclined = ({ steps }: ResponseItem) => steps.includes('declined');

/** What the other side does is here without a reload. */
function useRefresh(): void {
  const id = useUser()?.id;
  const router = useRouter();
  useEffect(() => {
    if (id === undefined) return;
    const again = () => void router.invalidate();
    // What happened between the loading of the page and this moment was told to nobody.
    again();
    const stops = [
      subscribe(personChannel(id), responseChanged, again),
      subscribe(personChannel(id), joined, again),
    ];
    return () => stops.forEach((stop) => stop());
  }, [id, router]);
}
