import { startFormServer } from './form-server.ts';

interface TakenMessage {
  to: string;
  text: string;
  sender: string;
}

export interface FakeSmsRu {
  url: string;
  apiId: string;
  taken: TakenMessage[];
  /** The next one is answered with this code: for its number, or for the whole call. */
  refuse(code: number, where?: 'number' | 'call'): void;
  /** The next one is answered with an error of HTTP. */
  breakDown(status: number): void;
  stop(): Promise<void>;
}

const words: Record<number, string> = {
  200: 'Неправильный api_id',
  201: 'Не хватает средств на лицевом счету',
  202: 'Неправильно указан номер телефона получателя, либо на него нет маршрута',
  203: 'Нет текста сообщения',
  209: 'Вы добавили этот номер (или один из номеров) в стоп-лист',
  220: 'Сервис временно недоступен, попробуйте чуть позже',
};

const refusal = (code: number) => ({
  status: 'ERROR',
  status_code: code,
  status_text: words[code] ?? '',
});

/** `POST /sms/send` of sms.ru: login by key, an answer for the call and one for each number. */
export async function startSmsRu(): Promise<FakeSmsRu> {
  const apiId = 'B7F1C2D3-0000-4444-8888-ABCDEF012345';
  const taken: TakenMessage[] = [];
  const next: { code: number; where: 'number' | 'call' | 'http' }[] = [];

  const server = await startFormServer('/sms/send', ({ api_id, json, to = '', msg, from }) => {
    const planned = next.shift();
    if (planned?.where === 'http') return { status: planned.code, body: {} };
    if (json !== '1') return { body: 'only JSON is spoken here' };
    if (api_id !== apiId) return { body: refusal(200) };
    if (planned?.where === 'call') return { body: refusal(planned.code) };
    const fault = planned?.code ?? faultOf(to, msg);
    if (!fault) taken.push({ to, text: msg ?? '', sender: from ?? '' });
    const result = fault
      ? refusal(fault)
      : { status: 'OK', status_code: 100, sms_id: `202647-${1_000_000 + taken.length}` };
    return { body: { status: 'OK', status_code: 100, sms: { [to]: result }, balance: 4122.56 } };
  });
  return {
    ...server,
    apiId,
    taken,
    refuse: (code, where = 'number') => next.push({ code, where }),
    breakDown: (status) => next.push({ code: status, where: 'http' }),
  };
}

function faultOf(to: string, text: string | undefined): number | null {
  if (!/^7\d{10}$/.test(to)) return 202;
  return text ? null : 203;
}
