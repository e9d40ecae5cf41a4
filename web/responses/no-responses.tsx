import { Link } from '@tanstack/react-router';
import type { CardKind } from '#contract/categories.ts';
import { createHref } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { kindWords } from '#web/cards/owner/kind-words.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

interface NoResponsesProps {
  /** Of one's own cards. */
  kind: CardKind;
  isFiltered: boolean;
  hasCards: boolean;
}

/** Why there is nothing here, and the next step. */
export function NoResponses({ kind, isFiltered, hasCards }: NoResponsesProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="Таких откликов нет"
        illustration={<Illustration name="empty-search" />}
        text="Посмотрите все: возможно, отклик уже в другом состоянии."
        action={
          <Link to="/account/responses" className={buttonStyles({})}>
            Показать все
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Откликов пока нет"
      text={texts[kind]}
      illustration={<Illustration name="empty-cards" />}
      action={
        <>
          <Link
            to={kind === 'vacancy' ? '/resumes/$' : '/vacancies/$'}
            params={{ _splat: '' }}
            className={buttonStyles({})}
          >
            {kind === 'vacancy' ? 'Смотреть анкеты' : 'Смотреть вакансии'}
          </Link>
          {!hasCards && (
            <FormLink href={createHref(kind)} className={buttonStyles({ kind: 'secondary' })}>
              {kindWords[kind].create}
            </FormLink>
          )}
        </>
      }
    />
  );
}

const texts: Record<CardKind, string> = {
  vacancy: 'Не ждите: откройте подходящую анкету и нажмите «Пригласить». Ответы появятся здесь.',
  resume: 'Откройте подходящую вакансию и нажмите «Откликнуться». Ответы появятся здесь.',
};
