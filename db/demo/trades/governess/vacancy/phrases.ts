import type { Pool } from '#db/demo/phrases.ts';
import { agesSentence, ofChildren } from '../../pupil.ts';
import type { LearnedFamily } from './family.ts';

type Pools = Pool<LearnedFamily>;
const time = ({ hours }: LearnedFamily) => `с ${hours[0]} до ${hours[1]}`;
const eldest = ({ children }: LearnedFamily) => children[0]?.years ?? 7;
const youngest = ({ children }: LearnedFamily) => children.at(-1)?.years ?? 7;

export const openings: Pools = [
  (f) => `Ищем гувернантку. ${agesSentence(f.children)}.`,
  (f) => `Нужна гувернантка, и не только для уроков. ${agesSentence(f.children)}.`,
  (f) => `${agesSentence(f.children)}, ищем гувернантку, которая умеет и учить, и воспитывать.`,
  (f) =>
    `В семью нужна гувернантка, ${f.term === 'permanent' ? 'надолго' : 'на год'}. ${agesSentence(f.children)}.`,
];

export const needs: Pools = [
  (f) =>
    f.mode === 'full'
      ? `Будни, ${time(f)}: ${youngest(f) >= 7 && !f.homeLearning ? 'проводить в школу, встретить, уроки, прогулка, книги' : 'занятия, прогулки, чтение, режим'}.`
      : null,
  (f) =>
    f.mode === 'full' ? `Полный день пять дней в неделю, ${time(f)}, выходные свободны.` : null,
  (f) =>
    f.mode === 'part' && f.hours[0] >= 13
      ? `Вторая половина дня, ${time(f)}: школа позади, дальше уроки, язык и книги.`
      : null,
  (f) =>
    f.mode === 'part' && f.hours[0] < 13
      ? `Полдня по будням, ${time(f)}: занятия, прогулка, обед.`
      : null,
  (f) =>
    f.mode === 'live_in' ? 'Работа с проживанием, часы отдыха и выходные обговорим заранее.' : null,
  (f) => (f.mode === 'live_in' ? 'Живём за городом, поэтому удобнее с проживанием.' : null),
];

export const details: readonly Pools[] = [
  [
    (f) =>
      f.language && f.use === 'all_day'
        ? `С ${ofChildren(f.children, 'ребёнком', 'ребёнком', 'детьми')} просим говорить ${f.language.in} весь день, по-русски говорим мы.`
        : null,
    (f) =>
      f.language && f.use === 'half_day'
        ? `Нужен ${f.language.name}: не уроки, а живая речь хотя бы полдня.`
        : null,
    (f) =>
      f.language && f.use === 'lessons'
        ? `Язык (${f.language.name}) — занятиями, понемногу и каждый день.`
        : null,
    (f) => (f.language ? `Язык — ${f.language.name}, уровень свободный, акцент не пугает.` : null),
    (f) =>
      f.language === null ? 'Иностранный язык не нужен, важны русская речь и терпение.' : null,
    (f) =>
      f.language === null ? 'Языки подождут, сейчас нужнее чтение и грамотная русская речь.' : null,
    (f) => (f.language === null ? 'С языком у нас отдельный преподаватель.' : null),
  ],
  [
    (f) =>
      f.homeLearning ? 'Учимся дома, нужно держать расписание и не отставать от программы.' : null,
    (f) =>
      youngest(f) >= 7 && !f.homeLearning
        ? 'Главная трудность — уроки, остальное даётся легко.'
        : null,
    (f) => (youngest(f) < 7 ? 'К школе хотим подойти подготовленными: чтение, счёт, рука.' : null),
    (f) => (f.arts.includes('piano') ? 'Дома есть фортепиано, хотим, чтобы на нём играли.' : null),
    (f) => (f.arts.includes('chess') ? 'Хорошо, если научите играть в шахматы.' : null),
    (f) => (f.arts.includes('drawing') ? 'Любим рисовать, материалы есть, не хватает руки.' : null),
  ],
  [
    (f) =>
      f.manners.includes('table') ? 'Хотим, чтобы за столом было не стыдно перед гостями.' : null,
    (f) => (f.manners.includes('speech') ? 'Просим следить за речью и не упрощать слова.' : null),
    (f) =>
      f.outings.includes('museums') || f.outings.includes('theatres')
        ? 'Раз в неделю музей или театр, билеты берём мы.'
        : null,
    (f) => (f.staff.length > 0 ? 'В доме есть помощники, уборка и готовка не на вас.' : null),
    (f) => (f.confidential ? 'Попросим подписать соглашение о неразглашении.' : null),
    (f) => (f.trips.includes('abroad') ? 'Ездим вместе, дорогу и жильё оплачиваем.' : null),
    (f) => (f.late ? 'Иногда просим задержаться вечером, оплачиваем отдельно.' : null),
  ],
  [
    'Ищем человека спокойного, который держит слово и границы.',
    'Не нужен экзаменатор: хотим, чтобы было интересно.',
    (f) => (eldest(f) >= 12 ? 'Важно, чтобы и вы, и подросток разговаривали на равных.' : null),
    'Планшет выдаём в шесть вечера, до него занятия и улица.',
    'Вечером ждём короткий рассказ о дне, без отчётов на пяти страницах.',
  ],
];

export const questions: Pools = [
  'Как вы начинаете первый день в новой семье?',
  'Что вы делаете, если ребёнок отказывается заниматься?',
  'Как вы учите манерам, не превращая обед в урок?',
  (f) => (f.language ? `Сколько времени вы говорите с ребёнком ${f.language.in}?` : null),
  (f) => (f.children.length > 1 ? 'Как вы занимаетесь с двумя детьми разного возраста?' : null),
  (f) =>
    f.trips.includes('abroad') ? 'Есть ли у вас загранпаспорт и готовы ли вы к поездкам?' : null,
];

export const titles: Pools = [
  'Гувернантка',
  (f) => `Гувернантка ${ofChildren(f.children, 'для мальчика', 'для девочки', 'для двоих детей')}`,
  (f) => (f.language ? `Гувернантка, ${f.language.name} язык` : null),
  (f) => (f.mode === 'live_in' ? 'Гувернантка с проживанием' : null),
  (f) => (f.mode === 'part' ? 'Гувернантка на полдня' : null),
  (f) => (eldest(f) >= 7 && f.children.length === 1 ? 'Гувернантка для школьника' : null),
  (f) => (eldest(f) < 7 && f.children.length === 1 ? 'Гувернантка для дошкольника' : null),
  (f) => (f.homeLearning ? 'Гувернантка на семейное обучение' : null),
];
