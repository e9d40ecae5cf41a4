export interface ReceivedMail {
  /** Names in small letters. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Reads a letter the way a mail program does: words of headers, two parts, their encodings. */
export function readMail(raw: string): ReceivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) throw new Error('The letter has only one part');
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const find = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter(Boolean);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: raw.slice(end + 4),
  };
}

/** `=?UTF-8?B?…?=`; blanks between two of them do not count. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, code: string) =>
      kind.toUpperCase() === 'B' ? base64(code) : quotedPrintable(code.replaceAll('_', ' ')),
    );

const base64 = (code: string) => Buffer.from(code, 'base64').toString('utf8');

function quotedPrintable(code: string): string {
  const bytes = code
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readPart(raw: string) {
  const { headers, body } = split(raw.replace(/^\r\n/, ''));
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
  const decode = { base64, 'quoted-printable': quotedPrintable, '7bit': (code: string) => code };
  if (!(encoding in decode)) throw new Error(`An encoding that is not known: ${encoding}`);
  return {
    type: headers['content-type']?.split(';')[0],
    text: decode[encoding as keyof typeof decode](body).replaceAll('\r\n', '\n'),
  };
}
