/** What employers of every trade say; a trade takes these pools beside its own. */
import type { Household } from './household.ts';
import type { Pool } from './phrases.ts';
import { placeWhere } from './words.ts';

export const greetings: Pool<Household> = ['Здравствуйте!', 'Добрый день!', 'Всем доброго дня!'];

/** Looked for without an end in sight. */
export const isForLong = ({ term }: Pick<Household, 'term'>) => term === 'permanent';

/** How and when is paid, and what is offered beside. */
export const conditions: Pool<Household> = [
  (h) => (h.payRhythm === 'daily' ? 'Платим в конце каждого дня.' : null),
  (h) => (h.payRhythm === 'daily' ? 'Расчёт сразу после работы.' : null),
  (h) => (h.payRhythm === 'weekly' ? 'Платим каждую пятницу.' : null),
  (h) => (h.payRhythm === 'weekly' ? 'Оплата раз в неделю, без задержек.' : null),
  (h) => (h.payRhythm === 'twice_a_month' ? 'Оплата два раза в месяц, пятого и двадцатого.' : null),
  (h) => (h.payRhythm === 'twice_a_month' ? 'Платим дважды в месяц, переводом на карту.' : null),
  (h) => (h.payRhythm === 'monthly' ? 'Зарплата раз в месяц, можно с авансом.' : null),
  (h) => (h.extras.includes('travel') ? 'Дорогу оплачиваем.' : null),
  (h) =>
    h.extras.includes('late_taxi') ? 'Если задержимся допоздна, вызовем такси за наш счёт.' : null,
  (h) => (h.extras.includes('vacation') ? 'Отпуск оплачиваемый.' : null),
  (h) => (h.extras.includes('bonus') ? 'К праздникам бывают премии.' : null),
  (h) => (h.extras.includes('overtime') ? 'Лишние часы оплачиваем отдельно.' : null),
  (h) => (h.mode === 'live_in' ? 'Отдельная комната и питание за наш счёт.' : null),
  (h) =>
    h.mode === 'live_in' ? 'Комната своя, с дверью, которую никто не открывает без стука.' : null,
];

/** Who else lives there on four legs. */
export const petsAtHome: Pool<Household> = [
  (h) => (h.pets === 'cat' ? 'Дома живёт кошка, ласковая и чистоплотная.' : null),
  (h) => (h.pets === 'cat' ? 'Есть кот, гостей встречает первым.' : null),
  (h) => (h.pets === 'dog' ? 'Есть собака, добрая, гулять с ней не нужно.' : null),
  (h) => (h.pets === 'dog' ? 'Собака небольшая и к людям привыкшая.' : null),
];

/** What is expected of the work and the manner; never of sex, age, nationality or family. */
export const wishes: Pool<Household> = [
  'Важнее всего надёжность: договорились на девять — значит, в девять.',
  'Ценим аккуратность и спокойный характер.',
  'Просим предупреждать заранее, если что-то меняется.',
  (h) => (isForLong(h) ? 'Хотим договориться надолго: к хорошему человеку привыкаешь.' : null),
  (h) => (h.experience === 'any' ? 'Опыт не обязателен, всё покажем и объясним.' : null),
  (h) => (h.experience === 'one_year' ? 'Хорошо, если вы этим уже занимались хотя бы год.' : null),
  (h) => (h.experience === 'three_years' ? 'Нужен опыт от трёх лет и хотя бы один отзыв.' : null),
  (h) =>
    h.experience === 'five_years' ? 'Ищем человека с большим опытом, учить нам некогда.' : null,
  'Порядочность для нас важнее дипломов.',
  'Не любим недомолвок: если что-то неудобно, скажите сразу.',
];

export const closings: Pool<Household> = [
  'Пишите, расскажем подробнее.',
  (h) => (h.mode === 'one_off' ? null : 'Сначала познакомимся, потом договоримся о пробном дне.'),
  'Ждём ваших откликов!',
  'Откликайтесь, ответим каждому.',
  'На вопросы ответим в сообщениях.',
  'Напишите пару слов о себе и о последнем месте работы.',
  'Встретиться можно в любой вечер или в выходные.',
  'Если условия подходят, напишите, когда вам удобно поговорить.',
  (h) => (h.place?.startsWith('м. ') ? 'От метро пять минут пешком.' : null),
  (h) =>
    placeWhere(h.place) ? `Живём ${placeWhere(h.place)}, точный адрес скажем в переписке.` : null,
];
