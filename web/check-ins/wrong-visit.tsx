import { Phone, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type Dialog, dialogCalls } from '#contract/dialogs.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';

const DialogComplaint = lazyPart(() => import('#web/complaints/dialog-complaint.tsx'));

/** Of whom somebody may be at home now. */
const offered = 5;

/** In a stranger's home: help first, then a complaint with its reason chosen. */
export function WrongVisit() {
  const api = useApi();
  const [dialogs, setDialogs] = useState<Dialog[] | null>(null);
  const [about, setAbout] = useState<string | null>(null);
  const asking = useSubmit(async () => {
    const { data } = await api.call(dialogCalls.list, { query: {} });
    const known = data.filter(({ other }) => !other.is_gone).slice(0, offered);
    setDialogs(known);
    if (known.length === 1) setAbout(known[0]?.channel ?? null);
  });
  return (
    <section aria-labelledby="wrong-visit" className="mt-8 max-w-xl border-t border-line pt-6">
      <h2 id="wrong-visit" className="text-xl">
        Что-то не так?
      </h2>
      <p className="mt-1 text-muted">
        Условия изменились на месте — вы вправе уйти. Тревожно — звоните 112.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        <LinkButton href="tel:112" kind="secondary">
          <Phone aria-hidden className="size-5" />
          Позвонить 112
        </LinkButton>
        <Button
          kind="secondary"
          className="noscript:hidden"
          pending={asking.pending}
          onClick={() => void asking.submit()}
        >
          <TriangleAlert aria-hidden className="size-5" />
          Не по договорённости
        </Button>
      </div>
      <FormProblem problem={asking.problem} />
      <div aria-live="polite">{dialogs && <Chosen dialogs={dialogs} choose={setAbout} />}</div>
      {about && (
        <Suspense>
          <DialogComplaint
            channel={about}
            message={null}
            reason="not_as_agreed"
            onClose={() => setAbout(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Chosen({ dialogs, choose }: { dialogs: Dialog[]; choose: (channel: string) => void }) {
  if (dialogs.length === 0) {
    return (
      <p className="mt-4 text-muted">
        Переписки с семьёй здесь нет. Пожалуйтесь на странице её вакансии.
      </p>
    );
  }
  return (
    <>
      <p className="mt-4 font-semibold">На кого пожаловаться?</p>
      <ul className="mt-2 flex flex-col gap-2">
        {dialogs.map(({ channel, other, card }) => (
          <li key={channel}>
            <Button
              kind="secondary"
              wide
              className="h-auto justify-start py-2 text-left [overflow-wrap:anywhere]"
              onClick={() => choose(channel)}
            >
              <span>
                {other.name ?? 'Без имени'}
                {card && <span className="block text-sm font-normal text-muted">{card.title}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
