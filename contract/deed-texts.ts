import type { Agreement, DeedPerson, PayTurn, Receipt } from './deeds.ts';
import { formatDay, formatMoney, pluralForm } from './russian.ts';
import { sumInWords } from './sum-words.ts';

/** One section on paper, and what it means for those who sign. */
interface DeedPart {
  title: string;
  points: string[];
  /** On the page only, never on paper. */
  meaning: string;
}

/** A deed in words, whoever draws them: the page shows what the PDF will say. */
export interface DeedText {
  title: string;
  place: string;
  day: string;
  opening: string;
  parts: DeedPart[];
  /** Who signs, as what. */
  signers: { role: string; /** Null: they are named above. */ person: DeedPerson | null }[];
}

/** So that the year is always said. */
const longAgo = new Date(0);
/** A line to write on by hand. */
const line = (length: number) => '_'.repeat(length);
const or = (text: string, length: number) => text.replaceAll(/\s+/g, ' ').trim() || line(length);
/** With one point at its end, whatever somebody has typed. */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);
const dayOr = (day: string) =>
  day
    ? `${formatDay(day, longAgo).replaceAll(' ', '\u00a0')}\u00a0г.`
    : `«${line(3)}»\u00a0${line(14)}\u00a020${line(3)}\u00a0г.`;

const turns: Record<PayTurn, string> = {
  each_time: 'в конце каждого рабочего дня',
  week: 'раз в неделю',
  two_weeks: 'раз в две недели',
  month: 'раз в месяц',
  '': line(24),
};

export function agreementText(said: Agreement): DeedText {
  const { customer, worker } = said;
  return {
    title: 'Договор возмездного оказания услуг',
    ...headOf(said),
    opening:
      `${or(customer.name, 48)}, далее — Заказчик, и ${or(worker.name, 48)}, далее — ` +
      'Исполнитель, вместе — Стороны, договорились о следующем.',
    parts: [
      {
        title: 'Что и где',
        points: [
          ended(`Исполнитель лично оказывает Заказчику услуги: ${or(said.service, 130)}`),
          ended(`Место оказания услуг: ${or(said.place, 54)}`),
        ],
        meaning:
          'Перечислите дела так, чтобы понял посторонний: «гулять, кормить, укладывать днём». Чего в списке нет, того помощник делать не обязан.',
      },
      {
        title: 'Когда',
        points: [
          ended(
            `Услуги оказываются с ${dayOr(said.begins)} ${said.ends ? `по ${dayOr(said.ends)}` : 'до тех пор, пока одна из Сторон не закончит договор'}`,
          ),
          ended(`Дни и часы: ${or(said.hours, 62)}`),
          'Время, на которое Исполнитель задержался по просьбе Заказчика, оплачивается как рабочее.',
        ],
        meaning:
          'Без последнего дня договор действует, пока его не закончат. За задержку семья платит по той же цене.',
      },
      {
        title: 'Оплата',
        points: [
          ended(`Цена услуг: ${or(said.pay, 46)}`),
          `Заказчик платит ${turns[said.turn]}. Получение наличных Исполнитель подтверждает распиской.`,
          'Расходы, о которых Стороны договорились заранее, Заказчик возмещает по чекам.',
          said.is_self_employed
            ? 'Исполнитель платит налог на профессиональный доход и передаёт Заказчику чек за каждую оплату.'
            : 'Налоги со своего дохода Исполнитель платит сам.',
        ],
        meaning:
          'Расписка или перевод с назначением — доказательство для обоих. Проезд, продукты и занятия возмещают, если сказали о них заранее.',
      },
      {
        title: 'Исполнитель',
        points: [
          'Оказывает услуги бережно и вовремя, без согласия Заказчика никому их не передаёт.',
          'Сразу сообщает Заказчику об опоздании, болезни, травме и любом происшествии.',
          'Не рассказывает посторонним о семье и доме и не публикует снимков, в том числе после окончания договора.',
        ],
        meaning:
          'Приходит именно тот, с кем договорились, говорит о проблемах сразу и хранит то, что увидел дома.',
      },
      {
        title: 'Заказчик',
        points: [
          'Платит полностью и в срок.',
          'Обеспечивает безопасные условия и до начала работы рассказывает о том, что для неё важно: болезнях, аллергии, лекарствах, животных, видеонаблюдении.',
          'Не поручает того, о чём не договорились, и не удерживает документы и вещи Исполнителя.',
        ],
        meaning: 'Семья не молчит о том, что может навредить, и не забирает паспорт «на время».',
      },
      {
        title: 'Ответственность',
        points: [
          'Сторона возмещает ущерб, который причинила по своей вине. Обычный износ вещей ущербом не считается.',
          'Размер ущерба Стороны определяют вместе, а без согласия — по закону. Заработанные деньги в счёт ущерба без согласия Исполнителя не удерживаются.',
        ],
        meaning:
          'Разбитая по неосторожности ваза — ущерб, потёртый поводок — нет. Штрафов, о которых не договорились, не бывает.',
      },
      {
        title: 'Как закончить',
        points: [
          `Каждая Сторона вправе закончить договор, предупредив другую за ${noticeOf(said.notice_days)}. Услуги, оказанные до этого дня, Заказчик оплачивает.`,
          'Закончить сразу можно, если другая Сторона грубо нарушает договор или условия опасны.',
        ],
        meaning:
          'Уйти и расстаться можно всегда; предупреждение даёт другому время найти замену. За отработанное платят в любом случае.',
      },
      {
        title: 'Прочее',
        points: [
          'Изменения действуют, если записаны и подписаны обеими Сторонами.',
          'Споры Стороны решают переговорами, а если не вышло — в суде.',
          'Договор составлен в двух одинаковых экземплярах, по одному для каждой Стороны.',
        ],
        meaning:
          'Распечатайте два листа и подпишите оба. Новые условия допишите и подпишите там же.',
      },
    ],
    signers: [
      { role: 'Заказчик', person: customer },
      { role: 'Исполнитель', person: worker },
    ],
  };
}

export function receiptText(said: Receipt): DeedText {
  const { customer, worker } = said;
  const agreed = said.agreed_on ? ` по договору от ${dayOr(said.agreed_on)}` : '';
  return {
    title: 'Расписка о получении денег',
    ...headOf(said),
    opening: '',
    parts: [
      {
        title: 'Кто и от кого',
        points: [
          ended(`Я, ${personText(worker)}, получил(а) деньги. От кого: ${personText(customer)}`),
        ],
        meaning:
          'Пишет тот, кто получает деньги. Паспортные данные нужны, чтобы не спорить, о каком человеке речь.',
      },
      {
        title: 'Сколько и за что',
        points: [
          `Сумма: ${sumOf(said.sum_kopecks)}.`,
          ended(`За услуги: ${or(said.service, 110)}${agreed}`),
          ended(`За время с ${dayOr(said.begins)} по ${dayOr(said.ends)}`),
        ],
        meaning: 'Сумму пишут и цифрами, и словами: цифру легко исправить, слова — нет.',
      },
      {
        title: 'Как получены',
        points: [
          'Деньги получены наличными в день подписания, пересчитаны. За указанное время расчёт полный.',
        ],
        meaning:
          'Если заплачена только часть, зачеркните последнюю фразу и распишитесь рядом. Расписка остаётся у того, кто платил.',
      },
    ],
    signers: [{ role: 'Деньги получил(а)', person: null }],
  };
}

const headOf = ({ city, day }: Pick<Agreement, 'city' | 'day'>) => ({
  place: `г.\u00a0${or(city, 22)}`,
  day: dayOr(day),
});

const personText = ({ name, passport, address }: DeedPerson) =>
  `${or(name, 58)}, паспорт: ${or(passport, 68)}, адрес: ${or(address, 62)}`;

const noticeOf = (days: number | null) =>
  days === null ? `${line(5)} дней` : `${days}\u00a0${pluralForm(days, ['день', 'дня', 'дней'])}`;

const sumOf = (kopecks: number | null) =>
  kopecks === null
    ? `${line(14)} ₽ (${line(62)})`
    : `${formatMoney(kopecks)} (${sumInWords(kopecks).toLowerCase()})`;
