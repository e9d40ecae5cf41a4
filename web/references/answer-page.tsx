import { Suspense, useEffect, useRef, useState } from 'react';
import { referenceAnswerCalls } from '#contract/references.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { focusWhenLost } from '#web/ui/overlay/focus-lost.ts';
import type { AskedReference } from './load-reference.ts';

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));

type Asked = Extract<AskedReference, { over: null }>;
type Done = 'answered' | 'withdrawn';

const doneWords: Record<Done, { title: string; text: string }> = {
  answered: {
    title: 'Спасибо!',
    text: 'Ваш ответ поможет другой семье. По этой же ссылке его можно изменить или забрать.',
  },
  withdrawn: {
    title: 'Больше не напишем',
    text: 'Ответа нет, ваш контакт у нас не хранится, и спросить вас ещё раз никто не сможет.',
  },
};

/** For somebody who has no account here and needs none. */
export function AnswerPage({ asked }: { asked: AskedReference }) {
  const [done, setDone] = useState<Done | null>(null);
  const over = asked.over !== null ? { title: asked.over, text: '' } : null;
  const said = done ? doneWords[done] : over;
  return (
    <Container width="form" className="py-8 lg:py-14">
      {said === null && asked.over === null && <Questions asked={asked} onDone={setDone} />}
      {said && <Said {...said} isReply={done !== null} />}
    </Container>
  );
}

/** A reply stands where the questions were, which were longer than a screen: the page begins anew. */
function Said({ title, text, isReply }: { title: string; text: string; isReply: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReply) return;
    window.scrollTo(0, 0);
    heading.current?.focus();
    // A dialog that is still closing refuses it.
    focusWhenLost(() => heading.current);
  }, [isReply]);
  return (
    <div aria-live="polite">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      {text && <p className="mt-3 text-lg">{text}</p>}
      <HrefLink
        href="/about"
        className="mt-4 inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        Что это за сайт
      </HrefLink>
    </div>
  );
}

const yesOrNo = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;
type YesOrNo = (typeof yesOrNo)[number]['value'];
const asChoice = (said: boolean | null): YesOrNo | null =>
  said === null ? null : said ? 'yes' : 'no';

function Questions({ asked, onDone }: { asked: Asked; onDone: (done: Done) => void }) {
  const api = useApi();
  const { id, key, worker, name, work } = asked;
  const [worked, setWorked] = useState(asChoice(asked.worked));
  const [again, setAgain] = useState(asChoice(asked.again));
  const [good, setGood] = useState(asked.good);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const params = { id, key };
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (worked === null) return refuse({ worked: ['Выберите ответ'] });
    if (worked === 'yes' && again === null) return refuse({ again: ['Выберите ответ'] });
    const body = { worked: worked === 'yes', again: again === 'yes', good };
    await api.call(referenceAnswerCalls.answer, { params, body });
    return onDone('answered');
  });
  const withdrawing = useSubmit(async () => {
    await api.call(referenceAnswerCalls.withdraw, { params });
    onDone('withdrawn');
  });
  return (
    <>
      <h1 className="text-3xl">
        {name}, расскажите о работе: {worker}
      </h1>
      <p className="mt-3 text-lg [overflow-wrap:anywhere]">
        {worker} говорит, что работа у вас была такой: «{work}». Подтвердите это для других семей.
      </p>
      <div className="mt-6">
        <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
          {problem && !problem.errors && <FormProblem problem={problem} />}
          <RadioGroup
            label={`${worker} — вы работали вместе?`}
            name="worked"
            look="pair"
            options={yesOrNo}
            value={worked ?? undefined}
            onValueChange={setWorked}
            error={errorsOf('worked')[0]}
          />
          {worked !== 'no' && (
            <>
              <RadioGroup
                label="Позвали бы снова?"
                name="again"
                look="pair"
                options={yesOrNo}
                value={again ?? undefined}
                onValueChange={setAgain}
                error={errorsOf('again')[0]}
              />
              <TextArea
                label="Что получалось хорошо?"
                optional
                hint="Увидят все, кто откроет анкету. Вас назовём только по имени"
                maxLength={500}
                value={good}
                onChange={({ target }) => setGood(target.value)}
                error={errorsOf('good')[0]}
              />
            </>
          )}
          <Button type="submit" pending={pending}>
            {asked.is_answered ? 'Изменить ответ' : 'Ответить'}
          </Button>
        </SubmitForm>
      </div>
      <div className="mt-8 border-t border-line pt-4">
        <FormProblem problem={withdrawing.problem} />
        <Button
          kind="quiet"
          className="-ml-4"
          pending={withdrawing.pending}
          onClick={() => setWithdrawing(true)}
        >
          {asked.is_answered ? 'Забрать ответ' : 'Не отвечать и больше не писать мне'}
        </Button>
        {isWithdrawing && (
          <Suspense>
            <WithdrawDialog
              isAnswered={asked.is_answered}
              onWithdraw={() => void withdrawing.submit()}
              onClose={() => setWithdrawing(false)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
