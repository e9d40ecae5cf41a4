import type { ReactElement } from 'react';
import { Check, CircleDashed } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';

/** In the words of the worker, which is said: nobody has checked it. */
export function CardSkills({ skills: { sure, some } }: { skills: CardPage['skills'] }) {
  if (sure.length + some.length === 0) return null;
  return (
    <section aria-labelledby="skills" data-sheet="skills">
      <h2 id="skills" className="text-2xl">
        Как оценивает себя
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Skills title="Делает уверенно" skills={sure} icon={<Check />} />
        <Skills title="Немного опыта" skills={some} icon={<CircleDashed />} />
      </div>
      <p className="mt-4 text-sm text-muted">Это слова самого человека: спросите при встрече.</p>
    </section>
  );
}

function Skills({ title, skills, icon }: { title: string; skills: string[]; icon: ReactElement }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="flex gap-2.5">
            <span aria-hidden className="mt-0.5 text-success *:size-5">
              {icon}
            </span>
            {skill}
          </li>
        ))}
      </ul>
    </div>
  );
}
