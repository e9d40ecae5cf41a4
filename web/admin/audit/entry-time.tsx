const format = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** By the clock of Moscow, whoever reads it. */
export function EntryTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="numbers">
      {format
        .format(new Date(at))
        .replace(/\s?г\./, '')
        .replace(' в ', ', ')}
    </time>
  );
}
