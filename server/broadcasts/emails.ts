import { apiPrefix } from '#contract/endpoint.ts';
import type { Config } from '#server/platform/config.ts';
import type { Mail } from '#server/platform/deliveries.ts';
import { newsKey } from './rules.ts';

interface Written {
  subject: string;
  text: string;
  button_label: string;
  button_path: string;
}

export function newsMail(
  { subject, text, button_label, button_path }: Written,
  userId: number,
  config: Pick<Config, 'secret'>,
): Mail {
  const key = newsKey(config, userId);
  return {
    subject,
    lines: text.split(/\n\s*\n/).map((line) => line.trim()),
    ...(button_label && { action: { label: button_label, path: button_path } }),
    switchOff: { label: 'Отписаться от новостей', path: `/news/stop?id=${userId}&key=${key}` },
    news: { stopPath: `${apiPrefix}/v1/news/${userId}/stop/${key}` },
  };
}
