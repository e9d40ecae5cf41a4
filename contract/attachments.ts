import { z } from 'zod';
import { documentSchema } from './files.ts';
import { photoSchema } from './photos.ts';

export const attachmentLimits = {
  /** Of one message. */
  files: 5,
  bytes: 10 * 1024 * 1024,
} as const;

/** What goes with a message: a picture that is seen, or a PDF that is downloaded. */
export const attachmentSchema = z.discriminatedUnion('kind', [
  photoSchema.extend({ kind: z.literal('picture') }),
  documentSchema.extend({ kind: z.literal('document') }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;
