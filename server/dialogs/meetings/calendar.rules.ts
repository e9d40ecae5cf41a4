/** An event as calendars exchange it (RFC 5545). */
interface CalendarEvent {
  uid: string;
  revision: number;
  isCancelled: boolean;
  startsAt: Date;
  changedAt: Date;
  summary: string;
  location: string;
  description: string;
  url: string;
}

const hourMs = 60 * 60 * 1000;

export function calendarOf(event: CalendarEvent): string {
  const { startsAt, isCancelled } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ryadom//Dialogs//RU',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.revision}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${momentOf(event.changedAt)}`,
    `DTSTART:${momentOf(startsAt)}`,
    `DTEND:${momentOf(new Date(startsAt.getTime() + hourMs))}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** In UTC, which every calendar says by the clock of its reader. */
const momentOf = (date: Date) => date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

const octetsAtMost = 75;

/** A long line goes on in the next one after a blank; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsAtMost) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
