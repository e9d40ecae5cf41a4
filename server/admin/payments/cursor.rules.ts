import { invalid } from '#server/platform/errors.ts';

interface Place {
  created_at: Date;
  id: string;
}

const pattern =
  /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const cursorOf = ({ created_at, id }: Place): string => `${created_at.toISOString()}_${id}`;

/** Null: from the newest on. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const { at = '', id = '' } = pattern.exec(cursor)?.groups ?? {};
  const created_at = new Date(at);
  if (!id || Number.isNaN(created_at.getTime())) {
    throw invalid({ before: ['Откройте список заново'] });
  }
  return { created_at, id };
}
