import type { Pool } from '#db/demo/phrases.ts';
import { has } from './phrases.ts';
import type { Tutor } from './tutor.ts';

export const titles: Pool<Tutor> = [
  (t) =>
    t.subject.group === 'primary'
      ? 'Репетитор начальных классов'
      : t.subject.group === 'hobby'
        ? `Преподаватель ${t.subject.genitive}`
        : `Репетитор по ${t.subject.dative}`,
  (t) => (has(t, 'ege') ? `Подготовка к ЕГЭ и ОГЭ: ${t.subject.nominative}` : null),
  (t) =>
    has(t, 'oge') && !has(t, 'ege') && t.experience >= 2
      ? `Подготовка к ОГЭ: ${t.subject.nominative}`
      : null,
  (t) => (t.status === 'school_teacher' ? `Учитель ${t.subject.genitive}, репетитор` : null),
  (t) =>
    t.places[0] === 'online' && t.subject.group !== 'primary' && t.subject.group !== 'hobby'
      ? `Репетитор по ${t.subject.dative} онлайн`
      : null,
  (t) => (t.expert && has(t, 'ege') ? `Эксперт ЕГЭ, репетитор по ${t.subject.dative}` : null),
  (t) => (t.second ? `Репетитор: ${t.subject.nominative} и ${t.second.nominative}` : null),
  (t) => (t.status === 'lecturer' ? `Преподаватель вуза, ${t.subject.nominative}` : null),
  (t) => (t.subject.key === 'primary' ? 'Подготовка к школе и помощь в начальных классах' : null),
  (t) => (t.subject.key === 'english' ? 'Английский: разговор, школа, экзамены' : null),
];
