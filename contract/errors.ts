import { z } from 'zod';

/** Stable words for programs; people read `detail`. */
const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'blocked',
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'gone',
  'paused',
  'conflict',
  'stale_version',
  'wrong_state',
  'csrf',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'overloaded',
  'unavailable',
  'no_contacts_left',
  'no_cards_left',
  'contact_taken',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** RFC 9457 body; `errors` names fields by dotted path, texts are Russian and fit to be shown. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** When it will be possible without doing anything. */
  available_at: z.iso.datetime().optional(),
  /** What is there already, in the place of what was to be made. */
  existing_id: z.number().int().optional(),
  /** For apps, with `second_factor_required` of a login: what the code is to be sent with. */
  challenge: z.string().optional(),
  request_id: z.string().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
