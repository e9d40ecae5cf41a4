import { z } from 'zod';

/** How a picture is told to pages; apart from `photos.ts`, whose words not all of them need. */
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
