import { formatPhone } from '#contract/contacts.ts';
import { formatMoscowMoment } from '#contract/moments.ts';
import type { Mail } from '#server/platform/deliveries.ts';

interface Visit {
  worker: string | null;
  phone: string | null;
  address: string;
  friend_name: string;
  started_at: Date;
  ends_at: Date;
}

const at = (moment: Date) => `${formatMoscowMoment(moment)} (Москва)`;

/** To the worker: one tap is enough. */
export const reminderMail = (path: string): Mail => ({
  subject: 'Визит закончился? Отметьте, что всё хорошо',
  lines: [
    'Вы просили напомнить. Нажмите «Всё хорошо» — или продлите визит в кабинете.',
    'Если отметки не будет полчаса, мы предупредим человека, которого вы назвали.',
  ],
  action: { label: 'Всё хорошо', path },
});

export const reminderText = (link: string): string =>
  `Визит закончился? Всё хорошо: ${link}. Без отметки через полчаса предупредим вашего близкого.`;

const whom = ({ worker, phone }: Visit) =>
  `${worker ?? 'Ваш близкий человек'}${phone ? ` (${formatPhone(phone)})` : ''}`;

/** To the trusted person: who, where, since when, and what to do. */
export const alarmMail = (visit: Visit): Mail => ({
  subject: `${visit.worker ?? 'Близкий человек'} не отвечает после визита`,
  lines: [
    `Здравствуйте, ${visit.friend_name}! Вас просили предупредить, если после визита по работе не будет отметки «Всё хорошо». Её нет. О ком речь: ${whom(visit)}.`,
    `Адрес: ${visit.address}. Визит начался ${at(visit.started_at)}, должен был закончиться ${at(visit.ends_at)}.`,
    'Сначала позвоните. Если ответа нет и вам тревожно, звоните 112 и назовите этот адрес.',
  ],
});

export const alarmText = (visit: Visit): string =>
  `${whom(visit)}: нет отметки после визита по работе. Адрес: ${visit.address}, до ${at(visit.ends_at)}. Позвоните; если не отвечает — 112.`;
