import type { MeetingZone } from '#contract/meetings.ts';

export const moscowTime = 'Europe/Moscow';

/** How people call the time of each zone in which there are cities. */
const adjectives: Record<string, string> = {
  [moscowTime]: 'московскому',
  'Europe/Kaliningrad': 'калининградскому',
  'Europe/Simferopol': 'московскому',
  'Europe/Kirov': 'московскому',
  'Europe/Volgograd': 'московскому',
  'Europe/Samara': 'самарскому',
  'Europe/Saratov': 'самарскому',
  'Europe/Ulyanovsk': 'самарскому',
  'Europe/Astrakhan': 'самарскому',
  'Asia/Yekaterinburg': 'екатеринбургскому',
  'Asia/Omsk': 'омскому',
  'Asia/Novosibirsk': 'новосибирскому',
  'Asia/Barnaul': 'барнаульскому',
  'Asia/Tomsk': 'томскому',
  'Asia/Novokuznetsk': 'новокузнецкому',
  'Asia/Krasnoyarsk': 'красноярскому',
  'Asia/Irkutsk': 'иркутскому',
  'Asia/Yakutsk': 'якутскому',
  'Asia/Chita': 'читинскому',
  'Asia/Vladivostok': 'владивостокскому',
  'Asia/Magadan': 'магаданскому',
  'Asia/Sakhalin': 'сахалинскому',
  'Asia/Kamchatka': 'камчатскому',
};

/** The clock of a zone at a moment, in words and as a distance from Greenwich. */
export function zoneOf(timeZone: string, at: Date): MeetingZone {
  const offset_minutes = offsetOf(timeZone, at);
  const adjective = adjectives[timeZone];
  const words = adjective ? `по ${adjective} времени` : `по времени UTC+${offset_minutes / 60}`;
  return { words, offset_minutes };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** «GMT+3», «GMT+05:30» or «GMT» */
function offsetOf(timeZone: string, at: Date): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const said = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(said) ?? [];
  const distance = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -distance : distance;
}
