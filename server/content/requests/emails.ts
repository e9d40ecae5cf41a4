import { contactTopics } from '#contract/contact-us.ts';
import type { NewLetter } from '#server/platform/letters.ts';
import type { NewRequest } from './actions.ts';

/** To support: who asks what, and where the answer goes. */
export function requestLetter(request: NewRequest & { id: number }): Omit<NewLetter, 'recipient'> {
  const topic = contactTopics[request.topic];
  const signed = request.user_id === null ? 'гость' : `пользователь № ${request.user_id}`;
  return {
    channel: 'mail',
    subject: `Обращение № ${request.id}: ${topic}`,
    text: [
      `Имя: ${request.name} (${signed})`,
      `Ответить: ${request.contact}`,
      `Тема: ${topic}`,
      '',
      request.text,
    ].join('\n'),
  };
}
