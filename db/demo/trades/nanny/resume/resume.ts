import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Phrase, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { tellAbout } from './about.ts';
import { makeAnswers } from './answers.ts';
import type { Nanny } from './nanny.ts';
import { workplacesOf } from './workplaces.ts';

export function makeResume(source: Source, nanny: Nanny, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.94) ? deal(titles, nanny) : null,
    city: nanny.locality.slug,
    place: nanny.place,
    about: tellAbout(source, nanny),
    pay: payFor(random, { hour: nanny.locality.hour * skillOf(nanny), mode: nanny.mode }),
    answers: makeAnswers(random, nanny),
    workplaces: workplacesOf(source, nanny, now),
  };
}

const skillOf = ({ experience, career, education }: Nanny) =>
  0.8 +
  Math.min(experience, 15) * 0.015 +
  (career === 'linguist' ? 0.25 : 0) +
  (education.startsWith('higher_') ? 0.08 : 0);

const titles: readonly Phrase<Nanny>[] = [
  (n) => (n.career === 'kindergarten' ? 'Няня-воспитатель' : null),
  (n) => (n.career === 'kindergarten' ? 'Воспитатель детского сада, няня' : null),
  (n) => (n.career === 'kindergarten' ? 'Няня с опытом работы в детском саду' : null),
  (n) => (n.career === 'school' ? 'Няня для школьника, помощь с уроками' : null),
  (n) => (n.career === 'school' ? 'Няня — учитель начальных классов' : null),
  (n) => (n.career === 'nurse' ? 'Няня с медицинским образованием' : null),
  (n) => (n.career === 'nurse' && n.childAges[0] === 'newborn' ? 'Няня для новорождённого' : null),
  (n) => (n.career === 'psychologist' ? 'Няня, детский психолог' : null),
  (n) => (n.career === 'linguist' ? 'Няня со знанием английского языка' : null),
  (n) => (n.career === 'linguist' ? 'Англоговорящая няня' : null),
  (n) => (n.career === 'musician' ? 'Няня с музыкальным образованием' : null),
  (n) => (n.mode === 'hourly' ? 'Няня на вечер и по субботам' : null),
  (n) => (n.career === 'student' ? 'Няня на несколько часов' : null),
  (n) => (n.career === 'grandmother' && n.mode === 'hourly' ? 'Бабушка на час' : null),
  (n) => (n.career === 'grandmother' ? 'Добрая няня с большим опытом' : null),
  (n) => (n.mode === 'full' ? 'Няня на полный день' : null),
  (n) => (n.mode === 'part' ? 'Няня на полдня' : null),
  (n) => (n.mode === 'live_in' ? 'Няня с проживанием' : null),
  (n) => (n.mode === 'hourly' ? 'Няня с почасовой оплатой' : null),
  (n) => (n.mode === 'weekends' ? 'Няня выходного дня' : null),
  (n) => (n.mode === 'shifts' ? 'Няня, сменный график' : null),
  (n) => (n.childAges.includes('newborn') ? 'Няня для малыша до года' : null),
  (n) => (n.childAges[0] === 'toddler' ? 'Няня для ребёнка от года' : null),
  (n) => (n.childAges[0] === 'preschool' ? 'Няня для дошкольника' : null),
  (n) => (n.drives ? 'Няня с автомобилем' : null),
  (n) => (n.twins ? 'Няня с опытом работы с двойняшками' : null),
  (n) => (n.experience >= 10 && n.references ? 'Опытная няня с рекомендациями' : null),
  (n) => (n.career === 'beginner' ? 'Начинающая няня' : null),
  'Няня',
];
