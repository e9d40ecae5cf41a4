import type { AnswerOf } from '#contract/endpoint.ts';
import { questionEditingCalls as calls, type QuestionLine } from '#contract/question-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BackLink } from '../back-link.tsx';
import { useOrder } from '../order/use-order.ts';
import { CountedNote } from './counted-note.tsx';
import { QuestionRow } from './question-row.tsx';

type Questions = AnswerOf<typeof calls.list>;

const kinds = { resume: 'анкетах', vacancy: 'вакансиях' } as const;

export function QuestionsPage({ data: questions, category, kind, has_more_cards }: Questions) {
  const api = useApi();
  const own = questions.filter(({ is_common }) => is_common === !category);
  const set = { category: category?.id ?? ('common' as const), kind };
  const placesOf = useOrder(
    own.map(({ id }) => id),
    (ids) => api.call(calls.order, { body: { ...set, ids } }),
  );
  const path = `/admin/categories/${set.category}`;
  const other = kind === 'resume' ? 'vacancy' : 'resume';
  return (
    <>
      <BackLink href={category ? path : '/admin/categories'}>
        {category?.name ?? 'Категории'}
      </BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          {category
            ? `${category.name}: вопросы в ${kinds[kind]}`
            : `Общие вопросы в ${kinds[kind]}`}
        </h1>
        <HrefLink href={`${path}/${kind}/new`} className={buttonStyles({ kind: 'primary' })}>
          Новый вопрос
        </HrefLink>
      </div>
      <HrefLink
        href={`${path}/${other}`}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        Вопросы в {kinds[other]}
      </HrefLink>
      <CountedNote hasMore={has_more_cards} />
      {questions.length === 0 && (
        <EmptyState title="Вопросов нет" text="Добавьте первый: он появится в форме." />
      )}
      {stepsOf(questions).map(([step, asked]) => (
        <section key={step} className="mt-5">
          <h2 className="text-lg">{step}</h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {asked.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                href={`/admin/categories/${question.is_common ? 'common' : set.category}/${kind}/${question.id}`}
                places={own.includes(question) ? placesOf(question.id) : null}
                category={category?.id ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** As the form has them: a step gathers its questions where the first of them stands. */
function stepsOf(questions: QuestionLine[]): [string, QuestionLine[]][] {
  return [...Map.groupBy(questions, ({ step }) => step)];
}
