import { type ExportOwnData, yesOrNo } from '#server/platform/own-data.ts';
import { listOwnFeedback } from './queries.ts';

export const exportFeedback: ExportOwnData = async ({ db }, viewer) => {
  const { written, received } = await listOwnFeedback(db, viewer);
  return {
    name: 'feedback',
    data: { written, received },
    section: {
      title: 'Отзывы',
      empty: 'Отзывов нет.',
      items: [
        ...written.map((one) => ({ title: `Ваш отзыв: ${one.title}`, lines: linesOf(one) })),
        ...received.map((one) => ({
          title: `О вас: ${one.by}`,
          lines: [...linesOf(one), ['Ваш ответ', one.reply] as const],
        })),
      ],
    },
  };
};

interface Said {
  again: boolean;
  as_agreed: boolean;
  on_time: boolean;
  text: string;
}

const linesOf = ({ again, as_agreed, on_time, text }: Said) =>
  [
    ['Снова вместе', yesOrNo(again)],
    ['Как договорились', yesOrNo(as_agreed)],
    ['Вовремя', yesOrNo(on_time)],
    ['Текст', text],
  ] as const;
