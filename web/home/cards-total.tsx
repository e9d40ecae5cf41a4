import { countOf } from '#contract/russian.ts';
import { useShell } from '#web/lib/context/use-shell.ts';

/** «1 003 анкеты и 998 вакансий»; says nothing while there is nearly nothing. */
export function CardsTotal() {
  const { resumes = 0, vacancies = 0 } = useShell()?.cardsCount ?? {};
  if (resumes + vacancies < 10) return null;
  return (
    <p className="numbers mt-4 text-muted">
      Сейчас на сайте {countOf(resumes, ['анкета', 'анкеты', 'анкет'])} и{'\u00a0'}
      {countOf(vacancies, ['вакансия', 'вакансии', 'вакансий'])}
    </p>
  );
}
