import { z } from 'zod';

/** Names a picture for ever; what it shows never changes. */
export const photoIdField = z
  .string({ error: 'Выберите фотографию' })
  .regex(/^[a-z0-9-]{8,60}$/, 'Такой фотографии нет');

/** Widths in which a picture is served, in pixels; none is wider than the picture itself. */
export const photoWidths = [160, 320, 640, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const photoSchema = z.object({
  id: z.string(),
  /** 640 pixels wide; other widths by `photoSources`. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** A few blurred pixels as a `data:` address, to stand there until the picture comes. */
  placeholder: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

export function photoUrl(id: string, width: PhotoWidth): string {
  return `/files/${id}/${width}.webp`;
}

/** For `srcset`; takes any address that `photoUrl` has made. */
export function photoSources(url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/'));
  return photoWidths.map((width) => `${folder}/${width}.webp ${width}w`).join(', ');
}
