import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CardPage } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseCalls, responseLimits } from '#contract/responses.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextChoice, type Texts } from './text-choice.tsx';
import { useResponseDraft } from './response-draft.ts';
import { forgetCard } from '#web/session/steps/remembered-card.ts';

interface RespondFormProps {
  card: CardPage;
  /** Published cards of whoever writes. */
  own: OwnCard[];
  texts: Texts;
  onClose: () => void;
}

const whatNext = {
  vacancy: 'Семья увидит вашу анкету и ответит здесь. Отозвать отклик можно в любой момент.',
  resume:
    'Человек увидит вашу вакансию и ответит здесь. Отозвать приглашение можно в любой момент.',
};

export function RespondForm({ card, own, texts, onClose }: RespondFormProps) {
  const api = useApi();
  const router = useRouter();
  const questions = card.kind === 'vacancy' ? card.questions : [];
  const initial = { own: own[0]?.slug ?? '', text: '', answers: questions.map(() => '') };
  const { draft, change, discard } = useResponseDraft(card.slug, initial);
  const [isDone, setIsDone] = useState(false);
  const chosen = own.some(({ slug }) => slug === draft.own) ? draft.own : initial.own;
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse({
      ...(draft.text.trim() === '' && {
        text: ['Напишите пару слов о себе или выберите готовый текст'],
      }),
      ...Object.fromEntries(
        questions.flatMap((_question, at) =>
          draft.answers[at]?.trim() ? [] : [[`answers.${at}`, ['Ответьте на вопрос семьи']]],
        ),
      ),
    });
    const pair =
      card.kind === 'vacancy'
        ? { vacancy: card.slug, resume: chosen }
        : { vacancy: chosen, resume: card.slug };
    const answers = questions.map((_question, at) => draft.answers[at] ?? '');
    await api.call(responseCalls.add, { body: { ...pair, text: draft.text, answers } });
    discard();
    forgetCard();
    setIsDone(true);
    // The page behind says so.
    void router.invalidate();
  });

  if (isDone) return <Done card={card} onClose={onClose} />;
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} fields={fieldsOf(questions)} />
      {own.length > 1 && (
        <RadioGroup
          label={card.kind === 'vacancy' ? 'Какой анкетой откликнуться' : 'На какую вакансию'}
          options={own.map(({ slug, title }) => ({ value: slug, label: title }))}
          value={chosen}
          onValueChange={(slug) => change({ own: slug })}
        />
      )}
      {questions.map((question, at) => (
        <TextArea
          key={question}
          id={`respond-answer-${at}`}
          label={question}
          rows={2}
          maxLength={responseLimits.answer}
          value={draft.answers[at] ?? ''}
          error={errorsOf(`answers.${at}`)[0]}
          onChange={({ target }) =>
            change({
              answers: questions.map((_one, of) =>
                of === at ? target.value : (draft.answers[of] ?? ''),
              ),
            })
          }
        />
      ))}
      <TextArea
        id="respond-text"
        label={card.kind === 'vacancy' ? 'Сообщение семье' : 'Сообщение'}
        maxLength={responseLimits.text}
        value={draft.text}
        error={errorsOf('text')[0]}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextChoice texts={texts} text={draft.text} onChoose={(text) => change({ text })} />
      <p className="text-sm text-muted">{whatNext[card.kind]}</p>
      <Button type="submit" size="large" wide pending={pending}>
        {card.kind === 'vacancy' ? 'Отправить отклик' : 'Отправить приглашение'}
      </Button>
    </SubmitForm>
  );
}

const fieldsOf = (questions: string[]): Record<string, string> => ({
  text: 'respond-text',
  ...Object.fromEntries(questions.map((_one, at) => [`answers.${at}`, `respond-answer-${at}`])),
});

function Done({ card, onClose }: Pick<RespondFormProps, 'card' | 'onClose'>) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg font-semibold" aria-live="polite">
        {card.kind === 'vacancy' ? 'Отклик отправлен' : 'Приглашение отправлено'}
      </p>
      <p>Как только на него посмотрят или ответят, мы сообщим.</p>
      <Link to="/account/responses" className={buttonStyles({ wide: true })}>
        Мои отклики
      </Link>
      <Button kind="secondary" wide onClick={onClose}>
        Закрыть
      </Button>
    </div>
  );
}
