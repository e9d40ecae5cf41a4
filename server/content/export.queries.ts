import { contactTopics } from '#contract/contact-us.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

const topics: Record<string, string> = contactTopics;

export const exportRequests: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('contact_requests')
    .select(['name', 'contact', 'topic', 'text', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: 'requests',
    data,
    section: {
      title: 'Обращения в поддержку',
      empty: 'Обращений не было.',
      items: data.map((one) => ({
        title: topics[one.topic] ?? one.topic,
        lines: [
          ['Когда', inMoscow(one.created_at)],
          ['Имя', one.name],
          ['Куда ответить', one.contact],
          ['Текст', one.text],
        ],
      })),
    },
  };
};
