import type { Pool } from '#db/demo/phrases.ts';
import { listed, yearsOf } from '#db/demo/words.ts';
import { child } from '../../pupil.ts';
import type { Need, SpeakingFamily } from './family.ts';

type Pools = Pool<SpeakingFamily>;
const of = (f: SpeakingFamily, boy: string, girl: string) => (f.pupil.boy ? boy : girl);
const whose = (f: SpeakingFamily) => (f.pupil.boy ? 'Сыну' : 'Дочери');
const who = (f: SpeakingFamily) => child(f.pupil, 'nominative');

const letters: Record<string, string[]> = {
  r: ['р'],
  l: ['л'],
  whistling: ['с', 'з', 'ц'],
  hissing: ['ш', 'ж'],
};

/** «звук р», «звуки л, с, з и ц». */
function soundsOf(f: SpeakingFamily, one = 'звук', many = 'звуки'): string {
  const named = f.sounds.flatMap((sound) => letters[sound] ?? []);
  return `${named.length === 1 ? one : many} ${listed(named)}`;
}

export const needs: Record<Need, Pools> = {
  sounds: [
    (f) =>
      `${whose(f)} ${yearsOf(f.pupil.years)}, не ${soundsOf(f, 'выходит звук', 'выходят звуки')}. Ищем логопеда.`,
    (f) => `Нужен логопед: ${who(f)}, ${yearsOf(f.pupil.years)}, заменяет ${soundsOf(f)}.`,
    (f) =>
      `${of(f, 'Сын говорит много и быстро', 'Дочь говорит много и быстро')}, но ${soundsOf(f, 'звука', 'звуков')} нет. Возраст — ${yearsOf(f.pupil.years)}.`,
    (f) =>
      f.pupil.years < 7
        ? `В саду посоветовали логопеда: ${who(f)}, ${yearsOf(f.pupil.years)}, ${soundsOf(f)}.`
        : null,
  ],
  late: [
    (f) => `${whose(f)} ${yearsOf(f.pupil.years)}, ${speech(f)}. Нужны занятия для запуска речи.`,
    (f) =>
      `Ищем логопеда по запуску речи: ${who(f)}, ${yearsOf(f.pupil.years)}, понимает всё, но ${speech(f)}.`,
    (f) => `Невролог поставил задержку речи. ${whose(f)} ${yearsOf(f.pupil.years)}, ${speech(f)}.`,
  ],
  school: [
    (f) =>
      `Осенью в школу. ${whose(f)} ${yearsOf(f.pupil.years)}, нужно подтянуть речь и поставить ${soundsOf(f)}.`,
    (f) =>
      `Ищем логопеда, который подготовит к школе: ${who(f)}, ${yearsOf(f.pupil.years)}, звуковой разбор и ${soundsOf(f)}.`,
  ],
  reading: [
    (f) =>
      `${whose(f)} ${yearsOf(f.pupil.years)}, в тетради пропускает и меняет буквы. Подозрение на дисграфию.`,
    (f) =>
      `Читает медленно и путает буквы, учитель посоветовал логопеда. ${whose(f)} ${yearsOf(f.pupil.years)}.`,
  ],
  autism: [
    (f) =>
      `${whose(f)} ${yearsOf(f.pupil.years)}, аутизм, ${speech(f)}. Нужен логопед с опытом именно в этом.`,
    (f) =>
      `Ищем логопеда-дефектолога. ${whose(f)} ${yearsOf(f.pupil.years)}, аутизм, контакт есть, ${speech(f)}.`,
  ],
  stutter: [
    (f) =>
      `${whose(f)} ${yearsOf(f.pupil.years)}, полгода назад ${of(f, 'начал', 'начала')} заикаться, чаще когда волнуется.`,
    (f) =>
      `Ищем логопеда по заиканию. ${whose(f)} ${yearsOf(f.pupil.years)}, дома говорит почти ровно, в ${f.pupil.years < 7 ? 'саду' : 'школе'} запинается.`,
  ],
  aphasia: [
    (f) =>
      `Ищем логопеда для ${of(f, 'отца', 'матери')}: инсульт был недавно, речь вернулась не вся.`,
    (f) =>
      `После инсульта ${of(f, 'папа говорит отдельными словами, злится', 'мама говорит отдельными словами, плачет')}, когда не понимают. Нужен логопед домой.`,
  ],
};

const words: Record<string, string> = {
  silent: 'почти не говорит',
  words: 'говорит отдельные слова',
  phrases: 'говорит короткими фразами',
};
const speech = (f: SpeakingFamily) => words[f.speech] ?? 'говорит короткими фразами';

export const details: readonly Pools[] = [
  [
    (f) =>
      f.conclusions.includes('none')
        ? 'К специалистам ещё не обращались, начать хотим с обследования.'
        : null,
    (f) =>
      f.conclusions.includes('neurologist')
        ? 'Были у невролога, заключение покажем при встрече.'
        : null,
    (f) => (f.conclusions.includes('hearing') ? 'Слух проверили, он в порядке.' : null),
    (f) => (f.conclusions.includes('commission') ? 'Есть заключение ПМПК, готовы показать.' : null),
    (f) =>
      f.earlier === 'kindergarten' ? 'В саду есть логопед, но раз в неделю этого мало.' : null,
  ],
  [
    (f) =>
      f.places[0] === 'at_pupil'
        ? 'Лучше у нас дома, место и зеркало найдём.'
        : 'Готовы приезжать сами, если это недалеко.',
    (f) =>
      `Занятия ${f.perWeek.includes('three') ? 'три раза' : 'два раза'} в неделю, дома повторяем сами.`,
    (f) => (f.places.includes('online') ? 'Часть занятий можно онлайн.' : null),
    (f) => (f.massage ? 'Советовали логопедический массаж, хотим обсудить.' : null),
  ],
  [
    (f) =>
      f.need === 'aphasia'
        ? 'Устаёт быстро, лучше полчаса, но чаще.'
        : `${of(f, 'Мальчик подвижный', 'Девочка подвижная')}, за столом долго не сидит.`,
    (f) => (f.need !== 'aphasia' ? 'К незнакомым людям привыкает за два-три раза.' : null),
    (f) =>
      f.need === 'sounds' || f.need === 'school'
        ? 'Старается и огорчается, если не получается, важно хвалить.'
        : null,
    (f) =>
      f.need === 'late'
        ? `Любит ${of(f, 'машинки', 'кукол')}, воду и музыку, через них и пробуем.`
        : null,
    (f) => (f.need === 'reading' ? 'Учится хорошо, но письмо портит всё настроение.' : null),
  ],
];

export const wishes: Pools = [
  'Хотим понимать, что происходит: нужны объяснения и задания на дом.',
  (f) => (f.need === 'aphasia' ? null : 'Главное — чтобы ребёнку было интересно, а не страшно.'),
  'Нужен человек, который честно скажет, сколько времени это займёт.',
  'Будем рады видео, чтобы повторять правильно.',
  (f) =>
    f.need === 'autism' ? 'Опыт с такими детьми обязателен, без него нам не справиться.' : null,
  (f) =>
    f.experience === 'five_years' ? 'Ищем опытного специалиста, учить на нас не надо.' : null,
];

export const questions: Pools = [
  'Как вы проводите первое занятие?',
  'Сколько обычно занимает такая работа?',
  'Что нужно делать дома между занятиями?',
  (f) => (f.need === 'late' || f.need === 'autism' ? 'С какого слова вы обычно начинаете?' : null),
  (f) => (f.massage ? 'Делаете ли вы массаж и какими инструментами?' : null),
  (f) => (f.need === 'aphasia' ? 'Работали ли вы с людьми после инсульта?' : null),
];

export const titles: Pools = [
  'Логопед',
  (f) =>
    f.need === 'sounds'
      ? `Логопед для ${of(f, 'мальчика', 'девочки')} ${f.pupil.years} лет: ${soundsOf(f)}`
      : null,
  (f) => (f.need === 'late' ? 'Логопед: запуск речи' : null),
  (f) => (f.need === 'school' ? 'Логопед и подготовка к школе' : null),
  (f) => (f.need === 'reading' ? 'Логопед: дисграфия' : null),
  (f) => (f.need === 'autism' ? 'Логопед для ребёнка с аутизмом' : null),
  (f) => (f.need === 'stutter' ? 'Логопед: заикание' : null),
  (f) => (f.need === 'aphasia' ? 'Логопед для взрослого после инсульта' : null),
  (f) => (f.places[0] === 'at_pupil' ? 'Логопед с выездом на дом' : null),
];
