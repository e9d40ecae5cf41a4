import { useState } from 'react';
import { highlightAnswer } from '#contract/answers.ts';
import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import { groupsOf } from '#contract/card-groups.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Filters } from '#contract/search-filters.ts';
import { AnswerField } from '#web/cards/edit/answers/answer-field.tsx';
import { Highlights } from '#web/cards/tile/highlights.tsx';
import { CardGroups } from '#web/cards/view/card-groups.tsx';
import { CardWeek } from '#web/cards/view/card-week.tsx';
import { AttributeFilter } from '#web/search/filters/attribute-filter.tsx';
import { sampleAnswer } from './sample-answer.ts';

interface QuestionPreviewProps {
  definition: AttributeDefinition;
  kind: CardKind;
}

/** The same question in its three places, drawn by what the site draws it with; it can be tried. */
export function QuestionPreview({ definition, kind }: QuestionPreviewProps) {
  const [tried, setTried] = useState<{ answer: Answer | null; of: string } | null>(null);
  const [filters, setFilters] = useState<Filters>({});
  const shape = `${definition.type} ${definition.options.map(({ value }) => value).join(' ')}`;
  const answer = tried?.of === shape ? tried.answer : sampleAnswer(definition);
  const tile = answer === null ? null : highlightAnswer(definition, answer);
  const isWeek = definition.type === 'week' && Array.isArray(answer);
  return (
    <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6">
      <Place title="В форме">
        <AnswerField
          key={definition.type}
          definition={definition}
          id="preview-answer"
          value={answer ?? undefined}
          onChange={(next) => setTried({ answer: next, of: shape })}
          error={undefined}
          half={undefined}
          onHalf={() => undefined}
        />
      </Place>
      <Place title="В фильтрах" none={!definition.filterable && 'В фильтрах этого вопроса нет.'}>
        <div className="max-w-80">
          <AttributeFilter
            key={definition.type}
            definition={definition}
            filters={filters}
            groups={groups}
            counts={null}
            onChange={setFilters}
            open
          />
        </div>
      </Place>
      <Place title="На странице карточки" none={answer === null && 'Пока без ответа: строки нет.'}>
        {isWeek ? (
          <CardWeek kind={kind} week={answer} />
        ) : (
          answer !== null && (
            <CardGroups groups={groupsOf({ [definition.key]: answer }, [definition])} />
          )
        )}
      </Place>
      <Place
        title="На плитке в списке"
        none={(!definition.shown_on_card || !tile) && 'На плитке этого вопроса нет.'}
      >
        {tile && <Highlights texts={[tile]} />}
      </Place>
    </div>
  );
}

/** The one group there is stands open. */
const groups = { isWhole: true, isAskedFor: () => true, href: () => '' };

interface PlaceProps {
  title: string;
  /** Said instead of what is not there. */
  none?: string | false;
  children: React.ReactNode;
}

function Place({ title, none = false, children }: PlaceProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 rounded-card border border-line bg-paper px-4 pt-4 pb-8">
        {none ? <p className="text-muted">{none}</p> : children}
      </div>
    </section>
  );
}
