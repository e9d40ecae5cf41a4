import { z } from 'zod';
import { answerFile, endpoint } from './endpoint.ts';
import { photoIdField } from './fields.ts';

export const documentBytesAtMost = 10 * 1024 * 1024;

/** A file that is downloaded and never shown: for now a PDF. */
export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
});
export type Document = z.infer<typeof documentSchema>;

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/v1/files/:file',
  access: 'user',
  summary: 'Скачать документ: свой или тот, который вам прислали',
  params: z.object({ file: photoIdField }),
  answer: answerFile,
  answerBytes: 'application/pdf',
});
