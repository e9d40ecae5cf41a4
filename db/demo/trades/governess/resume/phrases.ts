import type { Pool } from '#db/demo/phrases.ts';
import { familiesWhere, yearsOf } from '#db/demo/words.ts';
import type { Career, Governess } from './governess.ts';

type Pools = Pool<Governess>;
const works = (w: Governess, ...ages: string[]) => ages.some((age) => w.childAges.includes(age));
const families = (w: Governess) => familiesWhere(Math.min(6, 1 + Math.floor(w.experience / 5)));

export const backgrounds: Record<Career, Pools> = {
  teacher: [
    (w) => `Учитель начальных классов, в школе и в семьях ${yearsOf(w.experience)}.`,
    (w) =>
      `Школа дала мне порядок, семьи — время на каждого ребёнка. Педагогический стаж — ${yearsOf(w.experience)}.`,
    (w) =>
      `${w.g('Пришла', 'Пришёл')} в гувернёрство из школы: хочу знать своих учеников, а не только их тетради. Опыт — ${yearsOf(w.experience)}.`,
  ],
  kindergarten: [
    (w) => `Воспитатель с педагогическим образованием, ${yearsOf(w.experience)} с детьми.`,
    (w) =>
      `Сначала была группа детского сада, теперь ${w.atOnce > 2 ? 'работаю в семьях' : 'веду одного-двух детей'} и вижу, как дети растут. Стаж — ${yearsOf(w.experience)}.`,
    (w) =>
      `Дошкольный возраст — мой: ${yearsOf(w.experience)} готовлю детей к школе без слёз и гонки.`,
  ],
  linguist: [
    (w) =>
      w.language ? `Лингвист, говорю с детьми ${w.language.in} ${yearsOf(w.experience)}.` : null,
    (w) =>
      w.language
        ? `${w.language.in[0]!.toUpperCase()}${w.language.in.slice(1)} у нас и завтрак, и прогулка, и ссора из-за кубиков. Опыт — ${yearsOf(w.experience)}.`
        : null,
    (w) =>
      w.language
        ? `Преподаватель по диплому, язык — ${w.language.name}, опыт гувернёра — ${yearsOf(w.experience)}.`
        : null,
    (w) =>
      w.language && w.experience >= 4
        ? `Двое моих воспитанников стали двуязычными, хотя дома у них говорят только по-русски. В профессии ${yearsOf(w.experience)}.`
        : null,
  ],
  musician: [
    (w) =>
      `Музыкант и педагог: ${yearsOf(w.experience)} с детьми, в доме при мне всегда звучит музыка.`,
    (w) =>
      `${w.g('Окончила', 'Окончил')} ${w.education === 'vocational_teaching' ? 'музыкальное училище' : 'музыкальный факультет'}, ${yearsOf(w.experience)} занимаюсь с детьми: фортепиано, пение, а рядом — манеры и уроки.`,
  ],
  lecturer: [
    (w) =>
      `${w.g('Преподавала', 'Преподавал')} в университете, теперь воспитываю детей в семьях. Педагогический стаж — ${yearsOf(w.experience)}.`,
    (w) =>
      `Филолог. ${yearsOf(w.experience)} учу читать хорошие книги, говорить красиво и спорить вежливо.`,
  ],
  families: [
    (w) =>
      `${w.g('Гувернантка', 'Гувернёр')} с опытом ${yearsOf(w.experience)}, ${w.g('работала', 'работал')} ${families(w)}.`,
    (w) =>
      `${yearsOf(w.experience)} в семьях, где детей воспитывают всерьёз: языки, музыка, спорт, поездки.`,
    (w) =>
      `Домашнее воспитание — моя профессия ${yearsOf(w.experience)}: уроки, прогулки, манеры и разговоры обо всём.`,
  ],
};

export const work: readonly Pools[] = [
  [
    (w) =>
      w.language && w.use === 'all_day'
        ? `Весь день говорим ${w.language.in}, переводить ребёнку не нужно уже через месяц.`
        : null,
    (w) =>
      w.language && w.use === 'half_day'
        ? `Полдня у нас живой язык: ${w.language.name}, без учебника за столом.`
        : null,
    (w) =>
      w.language && w.use === 'lessons'
        ? `Язык (${w.language.name}) — по полчаса, зато каждый день.`
        : null,
    (w) => (w.language && w.level === 'fluent' ? `Учу и читать, и писать ${w.language.in}.` : null),
  ],
  [
    (w) =>
      w.subjects.includes('maths') && works(w, 'school', 'teen')
        ? 'Уроки делаем сразу после отдыха, к ужину тетради закрыты.'
        : null,
    (w) =>
      works(w, 'school') ? 'Со школьником разбираю трудное до понимания, а не до ответа.' : null,
    (w) =>
      works(w, 'preschool')
        ? 'К школе готовлю через игру: буквы, счёт, рука, умение слушать.'
        : null,
    (w) =>
      works(w, 'teen')
        ? 'С подростками разговариваю как со взрослыми, и расписание они составляют сами.'
        : null,
    'День строю так, чтобы занятий было немного, но каждый день.',
  ],
  [
    (w) =>
      w.manners.includes('table') || w.manners.includes('guests')
        ? 'Манерам учу за столом и в гостях, а не на словах.'
        : null,
    (w) =>
      w.manners.includes('letters')
        ? 'Пишем открытки бабушкам, благодарим, учимся звонить и извиняться.'
        : null,
    (w) =>
      w.manners.includes('theatre')
        ? 'В театре и музее бываем каждые две недели, готовимся заранее.'
        : null,
    (w) =>
      works(w, 'school', 'teen')
        ? 'Телефон ребёнка лежит в коробке до вечера, и скучать ему некогда.'
        : null,
    'Слово «нельзя» говорю редко, и потому оно работает.',
    'Гувернёр не репетитор: учимся между делом, за столом и на прогулке.',
  ],
  [
    (w) => (w.arts.includes('piano') ? 'Сажаю за фортепиано с пяти лет, сначала на слух.' : null),
    (w) =>
      w.arts.includes('drawing') ? 'Рисуем каждый день, стены в детской — это выставка.' : null,
    (w) =>
      w.arts.includes('theatre')
        ? 'Ставим домашние спектакли, роли достаются всем, даже папе.'
        : null,
    (w) => (w.arts.includes('chess') ? 'Учу играть в шахматы и проигрывать.' : null),
    (w) =>
      w.arts.includes('art_history')
        ? 'По пятницам — история искусства на диване с альбомом.'
        : null,
  ],
  [
    (w) =>
      w.reports === 'each'
        ? 'Вечером родители слышат короткий рассказ: чем жили, что получилось, о чём поговорить с ребёнком.'
        : null,
    'О семье не рассказываю никому, соглашение подпишу.',
    'С няней, водителем и репетиторами нахожу общий язык, план у нас общий.',
    'Не соревнуюсь с родителями за любовь ребёнка: я помогаю, растите вы.',
    'Первый месяц не тороплю: сначала доверие, потом занятия.',
  ],
];

const word = (w: Governess) => w.g('Гувернантка', 'Гувернёр');

export const titles: Pools = [
  (w) => word(w),
  (w) => (w.language ? `${word(w)}, ${w.language.name} язык` : null),
  (w) =>
    w.language && w.use === 'all_day' ? `${word(w)}, говорю ${w.language.in} весь день` : null,
  (w) => (w.career === 'teacher' ? `${word(w)}, учитель начальных классов` : null),
  (w) => (w.career === 'musician' ? `${word(w)} с музыкальным образованием` : null),
  (w) => (w.mode === 'live_in' ? `${word(w)} с проживанием` : null),
  (w) => (works(w, 'preschool') ? `${word(w)} для дошкольника` : null),
  (w) => (works(w, 'school') ? `${word(w)} для школьника` : null),
  (w) => (w.trips.includes('abroad') ? `${word(w)} для семьи, которая много ездит` : null),
  (w) => (w.mode === 'part' ? `${word(w)} на полдня` : null),
];
