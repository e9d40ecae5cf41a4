import { randomBytes } from 'node:crypto';
import type { Attachment } from '#contract/attachments.ts';
import { dialogLimits, type Message } from '#contract/messages.ts';
import { photoUrl } from '#contract/photos.ts';
import type { MeetingStatus, MeetingWay } from '#contract/meetings.ts';
import type { Role } from '#contract/roles.ts';
import type { CardKind } from '#contract/categories.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { zoneOf } from './zones.rules.ts';

const keyLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 100 random bits, in letters that are not mistaken for each other. */
export const newChannelKey = () =>
  Array.from(randomBytes(20), (byte) => keyLetters[byte % keyLetters.length]).join('');

/** Whom a card of this kind is for. */
const talksAbout: Record<CardKind, Role> = { vacancy: 'worker', resume: 'employer' };

export const mayTalkAbout = (role: Role, kind: CardKind) => talksAbout[kind] === role;

export const closedWords = {
  byMe: 'Вы заблокировали этого человека. Разблокируйте его, чтобы писать снова',
  other: 'Диалог закрыт: написать сюда нельзя',
} as const;

export interface Closing {
  isBlockedByViewer: boolean;
  isBlockedByOther: boolean;
  isOtherHere: boolean;
}

/** Null: nothing closes the dialog. */
export function closingWords(closing: Closing): string | null {
  if (closing.isBlockedByViewer) return closedWords.byMe;
  return closing.isBlockedByOther || !closing.isOtherHere ? closedWords.other : null;
}

export interface StoredFile {
  id: string;
  kind: 'picture' | 'document';
  name: string | null;
  size: number | null;
  width: number;
  height: number;
  placeholder: string;
}

/** All null, unless the message proposes a meeting. */
interface StoredMeeting {
  status: MeetingStatus | null;
  starts_at: Date | null;
  time_zone: string | null;
  way: MeetingWay | null;
  place: string | null;
}

export const noMeeting: StoredMeeting = {
  status: null,
  starts_at: null,
  time_zone: null,
  way: null,
  place: null,
};

interface StoredMessage extends StoredMeeting {
  id: number;
  sequence: number;
  client_id: string | null;
  author_id: number | null;
  kind: Message['kind'];
  text: string;
  sent_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  files: StoredFile[];
}

export function asMessage(stored: StoredMessage): Message {
  const { sent_at, edited_at, deleted_at, files, ...rest } = stored;
  const { status, starts_at, time_zone, way, place, ...message } = rest;
  return {
    ...message,
    attachments: files.map(asAttachment),
    warnings: [],
    meeting: meetingOf({ status, starts_at, time_zone, way, place }),
    sent_at: sent_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    deleted_at: deleted_at?.toISOString() ?? null,
  };
}

export function asAttachment(file: StoredFile): Attachment {
  const { id, width, height, placeholder } = file;
  if (file.kind === 'document') {
    return { kind: 'document', id, name: file.name ?? 'Документ.pdf', size: file.size ?? 0 };
  }
  return { kind: 'picture', id, url: photoUrl(id, 640), width, height, placeholder };
}

function meetingOf({
  status,
  starts_at,
  time_zone,
  way,
  place,
}: StoredMeeting): Message['meeting'] {
  if (!status || !starts_at || !time_zone || !way || place === null) return null;
  const zone = zoneOf(time_zone, starts_at);
  return { status, starts_at: starts_at.toISOString(), zone, way, place };
}

/** Refuses with 409 what cannot be changed any more. */
export function checkChangeable(
  { kind, sent_at, deleted_at }: Pick<StoredMessage, 'kind' | 'sent_at' | 'deleted_at'>,
  { how, now }: { how: 'edit' | 'remove'; now: Date },
): void {
  if (kind === 'system') throw conflict('Эту строку изменить нельзя', 'wrong_state');
  if (kind === 'meeting') {
    throw conflict('Встречу можно перенести или отменить, а изменить нельзя', 'wrong_state');
  }
  if (kind === 'address' && how === 'edit') {
    throw conflict('Адрес можно удалить, а изменить нельзя', 'wrong_state');
  }
  if (deleted_at) throw conflict('Сообщение уже удалено', 'wrong_state');
  const until = sent_at.getTime() + dialogLimits.editMinutes * 60_000;
  if (now.getTime() > until) {
    throw conflict('Прошло больше 15 минут: изменить сообщение уже нельзя', 'wrong_state');
  }
}

/** Where a page of the list ends: by the time of its last dialog, and its number. */
export const cursorOf = ({ changed_at, id }: { changed_at: Date; id: number }) =>
  `${changed_at.getTime()}_${id}`;

export function readCursor(cursor: string): { changed_at: Date; id: number } {
  const [time, id] = cursor.split('_').map(Number);
  const changed_at = new Date(time ?? NaN);
  if (Number.isNaN(changed_at.getTime()) || !Number.isSafeInteger(id)) {
    throw invalid({ cursor: ['Такой страницы нет'] });
  }
  return { changed_at, id: id ?? 0 };
}
