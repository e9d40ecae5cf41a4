import type { ReactNode } from 'react';
import type { OwnFeedback } from '#contract/feedback.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { OpenHire } from './open-hire.tsx';
import { ReceivedFeedback } from './received-feedback.tsx';
import { WrittenFeedback } from './written-feedback.tsx';

interface FeedbackPageProps {
  /** Whoever reads it; otherwise a worker does. */
  isFamily: boolean;
  feedback: OwnFeedback;
}

export function FeedbackPage({ isFamily, feedback }: FeedbackPageProps) {
  const { open, written, received } = feedback;
  const isEmpty = open.length + written.length + received.length === 0;
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl">Отзывы</h1>
      <p className="mt-2 text-muted">
        Их пишут те, кто договорился о работе на этом сайте. Отзыв виден, когда написали оба, или
        через две недели: ответить на плохое плохим не выйдет. Имён в отзывах нет.
      </p>
      {isEmpty && (
        <EmptyState
          title="Отзывов пока нет"
          text={
            isFamily
              ? 'Когда вы с кем-то договоритесь и нажмёте «Нанять», здесь можно будет рассказать, как прошла работа.'
              : 'Когда семья нажмёт «Нанять», здесь можно будет рассказать, как вам работалось.'
          }
        />
      )}
      <Part title="Расскажите, как прошло" list={open}>
        {(hire) => <OpenHire key={hire.response_id} hire={hire} isFamily={isFamily} />}
      </Part>
      <Part title="О вас" list={received}>
        {(one) => <ReceivedFeedback key={one.id} one={one} isFamily={isFamily} />}
      </Part>
      <Part title="Вы написали" list={written}>
        {(one) => <WrittenFeedback key={one.id} one={one} isFamily={isFamily} />}
      </Part>
    </div>
  );
}

interface PartProps<Item> {
  title: string;
  list: Item[];
  children: (item: Item) => ReactNode;
}

function Part<Item>({ title, list, children }: PartProps<Item>) {
  if (list.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 flex flex-col gap-4">{list.map(children)}</ul>
    </section>
  );
}
