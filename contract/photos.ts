import { z } from 'zod';
import { endpoint, rawBody } from './endpoint.ts';
import { photoIdField, slugField } from './fields.ts';
import { photoSchema } from './picture.ts';

export { photoIdField, photoSchema };
export type { Photo } from './picture.ts';

/** Widths in which a picture is served, in pixels; none is wider than the picture itself. */
export const photoWidths = [160, 320, 640, 1280] as const;
type PhotoWidth = (typeof photoWidths)[number];

export function photoUrl(id: string, width: PhotoWidth): string {
  return `/files/${id}/${width}.webp`;
}

/** For `srcset`; takes any address that `photoUrl` has made. A small box needs no wide ones. */
export function photoSources(url: string, widest: PhotoWidth = 1280): string {
  const folder = url.slice(0, url.lastIndexOf('/'));
  const widths = photoWidths.filter((width) => width <= widest);
  return widths.map((width) => `${folder}/${width}.webp ${width}w`).join(', ');
}

/** Of any address that `photoUrl` has made. */
export const photoIdIn = (url: string): string => url.split('/').at(-2) ?? '';

const share = z.number().min(0).max(1);

/** A part of a picture, in shares of its width and height. */
export const photoFrameSchema = z
  .strictObject({ x: share, y: share, width: share, height: share })
  // Shares are rounded on their way: a pixel over the edge is no fault.
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, {
    error: 'Рамка выходит за край фотографии',
  });
export type PhotoFrame = z.infer<typeof photoFrameSchema>;

/** The whole picture, for cutting; `url` is a `data:` address that nobody else can open. */
export const photoOriginalSchema = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type PhotoOriginal = z.infer<typeof photoOriginalSchema>;

export const photoBytesAtMost = 10 * 1024 * 1024;

const photos = '/v1/resumes/:slug/photos';
const ofPhoto = z.object({ slug: slugField, photo: photoIdField });

/** Only resumes have pictures. They are put on the card by its draft. */
export const photoCalls = {
  add: endpoint({
    method: 'POST',
    path: photos,
    access: 'worker',
    summary: 'Прислать фотографию: в теле сам файл JPEG, PNG, WebP или AVIF, до 10 МБ',
    params: z.object({ slug: slugField }),
    body: rawBody,
    rawBytes: photoBytesAtMost,
    answer: photoSchema,
    status: 201,
  }),
  showOriginal: endpoint({
    method: 'GET',
    path: `${photos}/:photo/original`,
    access: 'worker',
    summary: 'Своя фотография целиком, чтобы кадрировать',
    params: ofPhoto,
    answer: photoOriginalSchema,
  }),
  crop: endpoint({
    method: 'POST',
    path: `${photos}/:photo/crop`,
    access: 'worker',
    summary: 'Вырезать часть фотографии; получается новая',
    withoutIdempotency: true,
    params: ofPhoto,
    body: photoFrameSchema,
    answer: photoSchema,
    status: 201,
  }),
} as const;
