import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { personChannel } from '#contract/realtime.ts';
import { responseCalls, responseChanged, type ResponseItem } from '#contract/responses.ts';
import { useApi, useSession, useUser } from '#web/lib/context/router-context.ts';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { joined } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { Pagination } from '#web/ui/controls/pagination.tsx';
import { DeclineMany } from './decline-many.tsx';
import type { loadResponses } from './load-responses.ts';
import { NoResponses } from './no-responses.tsx';
import { ResponseCard } from './response-card.tsx';
import { useShownResponses } from './shown-responses.ts';
import { TemplatesButton } from './templates-button.tsx';
import { hrefOf, ResponsesFilter } from './responses-filter.tsx';

const PushOffer = lazyPart(() => import('#web/push/push-offer.tsx'));

type Loaded = Awaited<ReturnType<typeof loadResponses>>;

/** All that was written about one's cards, and what one has written oneself. */
export function ResponsesPage({ kind, list, cards, search }: Loaded) {
  const { shown, replace } = useShownResponses(list.data);
  useRefresh(shown, replace);
  const [chosen, setChosen] = useState<number[]>([]);
  const { current_page, last_page } = list.meta;
  const isFiltered = Boolean(search.card ?? search.status);
  const declinable = shown.filter(canBeDeclined);
  const ids = chosen.filter((id) => declinable.some((one) => one.id === id));
  return (
    <>
      <div className="flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">Отклики</h1>
        <TemplatesButton />
      </div>
      <p className="mt-2 text-muted">{leads[kind]}</p>
      {shown.length > 0 && (
        <Suspense>
          <PushOffer className="mt-4 max-w-3xl" />
        </Suspense>
      )}
      <ResponsesFilter cards={cards} counts={list.counts} search={search} />
      {shown.length === 0 ? (
        <NoResponses kind={kind} isFiltered={isFiltered} hasCards={cards.length > 0} />
      ) : (
        <>
          {kind === 'vacancy' && declinable.length > 1 && (
            <DeclineMany ids={ids} all={declinable.map(({ id }) => id)} onChoose={setChosen} />
          )}
          <ul className="mt-5 flex max-w-3xl flex-col gap-4">
            {shown.map((response) => (
              <ResponseCard
                key={response.id}
                response={response}
                onChange={replace}
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

/** All that is on the screen is read at about the same time. */
const refreshDelayMs = 300;

/** What the other side does is here without a reload. */
function useRefresh(shown: ResponseItem[], replace: (response: ResponseItem) => void): void {
  const id = useUser()?.id;
  const api = useApi();
  const router = useRouter();
  const session = useSession();
  const follow = useEffectEvent(async (changed: { id: number; status: string }) => {
    const row = shown.find((one) => one.id === changed.id);
    if (!row || row.status === changed.status || isOwnLook(row, changed.status)) return;
    const params = { id: changed.id };
    const fresh = await api.call(responseCalls.show, { params }).catch(() => null);
    if (fresh) replace(fresh);
  });
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        void router.invalidate();
      }, refreshDelayMs);
    };
    // What happened between the loading of the page and this moment was told to nobody.
    again();
    const stops = [
      subscribe(personChannel(id), responseChanged, (changed) => {
        void follow(changed);
        again();
      }),
      subscribe(personChannel(id), joined, () => {
        again();
        // What was read before is counted in the header still.
        session.refresh().catch(() => undefined);
      }),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [id, router, session]);
}

/** Whoever looks at a response knows that it was looked at. */
const isOwnLook = ({ side, began }: ResponseItem, status: string) =>
  status === 'viewed' && side !== began;
