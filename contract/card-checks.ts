import { z } from 'zod';

/** What an automatic check can see in a card. */
export const checks = {
  phone: 'Телефон',
  email: 'Почта',
  link: 'Ссылка',
  messenger: 'Мессенджер',
  demand: 'Запрещённое требование',
  stop_word: 'Стоп-слово',
  duplicate: 'Такой текст уже есть',
  again: 'В прошлый раз не прошло',
} as const;
export type Check = keyof typeof checks;

export const flagSchema = z.object({
  check: z.enum(Object.keys(checks) as [Check, ...Check[]]),
  /** Field of the form: `about`, `questions.0`, `workplaces.1.duties`, `answers.duties_note`. */
  path: z.string(),
  /** The very words; the slug of the other card for `duplicate`, what staff said for `again`. */
  found: z.string(),
});
export type Flag = z.infer<typeof flagSchema>;
