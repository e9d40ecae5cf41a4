import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { sendNotice } from '#server/deliveries/budget.actions.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { answerPath } from './access.ts';
import { firstName } from './rules.ts';

interface Asked {
  id: number;
  contact: string;
  name: string;
  work: string;
  worker: string | null;
}

/** False: the messages of this day are used up, and nothing was sent. */
export async function sendQuestion(
  trx: Connection,
  config: Pick<Config, 'secret' | 'messages' | 'publicOrigin' | 'brand'>,
  { id, contact, name, work, worker }: Asked,
): Promise<boolean> {
  const path = answerPath(config.secret, id);
  const who = firstName(worker ?? 'Человек');
  const to = { address: contact };
  if (contact.startsWith('+')) {
    const text = `${who} просит подтвердить работу у вас (${config.brand.name}): ${config.publicOrigin}${path}`;
    return sendNotice(trx, config, to, { text });
  }
  await queueMail(trx, to, {
    subject: `${who} просит рассказать о работе у вас`,
    lines: [
      `Здравствуйте, ${firstName(name)}!`,
      `${who} ищет работу на сайте «${config.brand.name}» и просит подтвердить: «${work}».`,
      'Три вопроса, регистрация не нужна. Отказаться можно там же, и мы больше не напишем.',
    ],
    action: { label: 'Ответить', path },
  });
  return true;
}
