import { ShieldAlert } from 'lucide-react';
import type { Message } from '#contract/messages.ts';

type Warning = Message['warnings'][number];

const words: Record<Warning, string> = {
  money: 'Не переводите деньги до встречи и никому не говорите коды из СМС.',
  link: 'Не вводите на незнакомых сайтах пароли и данные карты.',
  phone: 'Пока вы не знакомы, безопаснее переписываться здесь.',
};

/** The gravest first; one is read, three are not. */
const order: readonly Warning[] = ['money', 'link', 'phone'];

/** A quiet word for the reader of a first message. */
export function WarningNote({ warnings }: { warnings: readonly Warning[] }) {
  const gravest = order.find((one) => warnings.includes(one));
  if (!gravest) return null;
  return (
    <p className="mt-1 flex max-w-md gap-2 self-start rounded-control bg-warning-soft px-3 py-2 text-sm text-ink">
      <ShieldAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <span className="min-w-0">{words[gravest]}</span>
    </p>
  );
}
