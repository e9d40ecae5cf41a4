import { startFormServer } from './form-server.ts';

interface TakenMessage {
  id: string;
  kind: 'sms' | 'call';
  phone: string;
  text: string;
}

export interface FakeSmsc {
  url: string;
  login: string;
  password: string;
  apiKey: string;
  taken: TakenMessage[];
  /** The next one is answered with this `error_code`. */
  refuse(code: number): void;
  stop(): Promise<void>;
}

const words: Record<number, string> = {
  1: 'parameters error',
  2: 'authorise error',
  3: 'no money',
  4: 'IP blocked',
  6: 'message is denied',
  7: 'invalid number',
  8: "message can't be delivered",
  9: 'duplicate request, wait a minute',
};

/** `POST /sys/send.php?…&fmt=3` of smsc.ru: messages, calls, errors by number. */
export async function startSmsc(): Promise<FakeSmsc> {
  const account = { login: 'ryadom', password: 'тайна', apiKey: 'k-0123456789' };
  const taken: TakenMessage[] = [];
  const refusals: number[] = [];

  const server = await startFormServer('/sys/send.php', (form) => {
    if (form['fmt'] !== '3') return { body: 'ERROR = 1 (parameters error)' };
    const fault = refusals.shift() ?? faultOf(form, account);
    if (fault) return { body: { error: words[fault], error_code: fault } };
    const { id = '', phones = '', mes = '', call } = form;
    taken.push({ id, kind: call === '1' ? 'call' : 'sms', phone: phones, text: mes });
    return { body: { id: Number(id), cnt: 1 } };
  });
  return { ...server, ...account, taken, refuse: (code) => refusals.push(code) };
}

function faultOf(
  form: Record<string, string>,
  account: { login: string; password: string; apiKey: string },
): number | null {
  const { login, psw, apikey, phones = '', mes, charset } = form;
  const isKnown = apikey
    ? apikey === account.apiKey
    : login === account.login && psw === account.password;
  if (!isKnown) return 2;
  if (!mes || charset !== 'utf-8') return 1;
  return /^\+7\d{10}$/.test(phones) ? null : 7;
}
