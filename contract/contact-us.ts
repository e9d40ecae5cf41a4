import { z } from 'zod';
import { parseLogin } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { lineField, textField } from './fields.ts';

export const contactTopics = {
  site: 'Как пользоваться сайтом',
  card: 'Анкета или вакансия',
  payment: 'Тарифы и оплата',
  safety: 'Жалоба или безопасность',
  data: 'Персональные данные',
  other: 'Другое',
} as const;
export type ContactTopic = keyof typeof contactTopics;

const topicKeys = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

export const wantedContact =
  'Введите почту или телефон полностью, например anna@mail.ru или +7 900 123-45-67';

/** Where the answer is sent to; brought to the stored spelling. */
const contactField = z
  .string({ error: wantedContact })
  .max(254, wantedContact)
  .transform((text, context) => {
    const contact = parseLogin(text);
    if (contact) return contact.value;
    context.addIssue({ code: 'custom', message: wantedContact });
    return z.NEVER;
  });

export const longestMessage = 4000;

export const contactUs = endpoint({
  method: 'POST',
  path: '/v1/contact-us',
  access: 'public',
  summary: 'Обращение в поддержку',
  body: z.strictObject({
    name: lineField(80, 1),
    contact: contactField,
    topic: z.enum(topicKeys, { error: 'Выберите тему' }),
    text: textField(longestMessage, 10),
  }),
  status: 202,
});
