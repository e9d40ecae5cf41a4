import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import { localhostCertificate, localhostKey } from './localhost-certificate.ts';
import { readMail, type ReceivedMail } from './mime.ts';

interface Delivery extends ReceivedMail {
  from: string;
  to: string[];
  /** Whether it came over TLS. */
  secure: boolean;
}

export interface MailServer {
  /** With user and password, as `SMTP_URL` wants it. */
  url: string;
  port: number;
  received: Delivery[];
  /** Logins that were tried, good ones and others. */
  logins: string[];
  /** How the next letter is refused: `550 5.1.1 No such user`. */
  refuse(at: 'recipient' | 'data', answer: string): void;
  /** Once, when the next letter is taken: its sender is told by `answer`. */
  afterTaking(work: AfterTaking): void;
  stop(): Promise<void>;
}

type AfterTaking = (answer: () => void) => void;
const answerAtOnce: AfterTaking = (answer) => answer();

const user = 'post@ryadom.example';
const password = 'пароль: с/знаками';

/** A mail server as providers have them: STARTTLS, login by password, its own opinion of letters. */
export async function startMailServer({ port = 0 } = {}): Promise<MailServer> {
  const received: Delivery[] = [];
  const logins: string[] = [];
  const refusals: { at: string; answer: string }[] = [];
  const taken: AfterTaking[] = [];

  function refusal(at: string): SMTPServerError | null {
    if (refusals[0]?.at !== at) return null;
    const answer = refusals.shift()?.answer ?? '';
    return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
  }

  const server = new SMTPServer({
    key: localhostKey,
    cert: localhostCertificate,
    authMethods: ['PLAIN'],
    disableReverseLookup: true,
    onAuth({ username = '', password: given }, _session, callback) {
      logins.push(username);
      if (username === user && given === password) return callback(null, { user: username });
      return callback(new Error('Authentication credentials invalid'));
    },
    onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
    onData(stream, { envelope, secure }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('data');
        if (refused) return callback(refused);
        received.push({
          ...readMail(Buffer.concat(chunks).toString('utf8')),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          secure,
        });
        const answer = () => callback(null, 'taken');
        return (taken.shift() ?? answerAtOnce)(answer);
      });
    },
  });
  // Clients that go away in the middle are what some tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(port, 'localhost');
  await once(listening, 'listening');
  const { port: given } = listening.address() as AddressInfo;
  return {
    url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${given}`,
    port: given,
    received,
    logins,
    refuse: (at, answer) => refusals.push({ at, answer }),
    afterTaking: (work) => taken.push(work),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
