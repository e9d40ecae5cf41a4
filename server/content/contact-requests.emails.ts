import type { z } from 'zod';
import { contactTopics, type contactUs } from '#contract/contact-us.ts';
import type { Mail } from '#server/platform/deliveries.ts';

export type NewRequest = z.output<typeof contactUs.body> & { user_id: number | null };

/** To support: who asks what, and where the answer goes. */
export function requestLetter(request: NewRequest & { id: number }): Mail {
  const topic = contactTopics[request.topic];
  const signed = request.user_id === null ? 'гость' : `пользователь № ${request.user_id}`;
  return {
    subject: `Обращение № ${request.id}: ${topic}`,
    lines: [
      `Имя: ${request.name} (${signed})`,
      `Ответить: ${request.contact}`,
      `Тема: ${topic}`,
      quoted(request.text),
    ],
  };
}

const lineEnd = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Marked line by line: what somebody writes cannot pass for lines of this letter. */
const quoted = (text: string): string =>
  text
    .split(lineEnd)
    .map((line) => `> ${line}`)
    .join('\n');
