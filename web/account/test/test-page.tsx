import { Link } from '@tanstack/react-router';
import type { Assessment } from '#contract/self-assessment.ts';
import { AnchoredTitle } from '#web/profile/form/anchored-title.tsx';
import { chipStyles } from '#web/ui/controls/chip-styles.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { CategoryTest } from './category-test.tsx';
import { ExamSection } from './exam-section.tsx';
import type { OwnTest } from './load-test.ts';

const parts = [
  { hash: 'self-assessment', label: 'Что вы умеете' },
  { hash: 'exam', label: 'Полиграф' },
];

/** What workers say of themselves, and the check that they may ask for. */
export function TestPage({ test }: { test: OwnTest | null }) {
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl">Тест и проверки</h1>
      {test ? (
        <>
          <nav aria-label="На этой странице" className="mt-3">
            <ul className="flex flex-wrap gap-2">
              {parts.map(({ hash, label }) => (
                <li key={hash}>
                  <Link to="." hash={hash} className={chipStyles}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SelfAssessment assessments={test.assessments} />
          <ExamSection exams={test.exams} />
        </>
      ) : (
        <Note tone="info" className="mt-6">
          Тест проходят те, кто ищет работу. Их ответы вы увидите в анкетах, в разделе «Как
          оценивает себя».
        </Note>
      )}
    </div>
  );
}

function SelfAssessment({ assessments }: { assessments: Assessment[] }) {
  const own = assessments.filter(({ is_own }) => is_own);
  const others = assessments.filter(({ is_own }) => !is_own);
  return (
    <section aria-labelledby="self-assessment" className="mt-6">
      <AnchoredTitle id="self-assessment">Что вы умеете</AnchoredTitle>
      <p className="mt-2 text-muted">
        Отвечайте честно: семье важнее знать, с чем вы справитесь, чем видеть одни «да». Всё
        сохраняется сразу, а в анкете появится, только если вы это включите.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {own.map((one, at) => (
          <CategoryTest key={one.category.slug} assessment={one} isOpen={at === 0} />
        ))}
      </div>
      <h3 className="mt-8 text-lg">{own.length > 0 ? 'Другая работа' : 'Выберите свою работу'}</h3>
      <div className="mt-3 flex flex-col gap-3">
        {others.map((one) => (
          <CategoryTest key={one.category.slug} assessment={one} />
        ))}
      </div>
    </section>
  );
}
