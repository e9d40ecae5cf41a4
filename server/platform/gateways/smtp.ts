import { createTransport } from 'nodemailer';
import { GatewayError, type MailGateway } from './gateway.ts';
import type { Brand, SmtpSettings } from '../config/gateway-settings.ts';

const patienceMs = 10_000;
/** All steps together; less than a stopping server waits for its jobs. */
const wholeMs = 25_000;

/** What an error of the library tells beside its text. */
interface SmtpFault extends Error {
  code?: string;
  command?: string;
  response?: string;
  permanent?: boolean;
}

export function smtp({ url, from }: SmtpSettings, brand: Brand): MailGateway {
  const transport = createTransport({
    ...connectionOf(new URL(url)),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = from.includes('<') ? from : { name: brand.name, address: from };
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, stopLink, stopPost }) {
      await transport
        .sendMail({
          from: sender,
          // An object, so that nobody becomes two recipients by a comma.
          to: { name: '', address: to },
          replyTo: brand.support_email,
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(stopPost && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          ...((stopPost ?? stopLink) && { list: { unsubscribe: stopPost ?? stopLink ?? '' } }),
          signal: AbortSignal.timeout(wholeMs),
        })
        .catch((error: unknown) => fail(error));
    },
  };
}

const nearby = ['localhost', '127.0.0.1', '[::1]'];

/** A password never travels in the open, except to this very machine. */
function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:';
  const address = { host: hostname.replace(/^\[|\]$/g, ''), secure };
  const place = { ...address, port: Number(port) || (secure ? 465 : 587) };
  if (!username) return { ...place, opportunisticTLS: true };
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { ...place, auth, requireTLS: !nearby.includes(hostname) };
}

/** Answers to these are about this letter; a refused login or sender is the operator's to mend. */
const aboutLetter = ['RCPT TO', 'DATA'];

function fail(error: unknown): never {
  const fault = error as SmtpFault;
  const { code = '', command = '', response, permanent = false } = fault;
  // Without a reply it is our own library that finds the address impossible.
  const isNonsense = code === 'EENVELOPE' && response === undefined;
  const isFinal = isNonsense || (permanent && aboutLetter.includes(command));
  const isTimeout = code === 'ETIMEDOUT' || code === 'EABORT';
  throw new GatewayError(`SMTP ${code} ${response ?? fault.message}`, { isFinal, isTimeout });
}
