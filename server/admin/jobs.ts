import { z } from 'zod';
import type { Database } from '#server/platform/database.ts';
import type { Job } from '#server/platform/queue.ts';
import { applyAppeal } from './appeals/actions.ts';
import { applyComplaint } from './complaints/actions.ts';
import { applyPassport } from './passports/actions.ts';
import { applyReview } from './reviews/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
const applying = (name: string, apply: (db: Database, id: number) => Promise<void>): Job => ({
  name,
  run: async ({ db }, payload) => apply(db, payloadSchema.parse(payload).id),
});

export const applyDecisions: Job[] = [
  applying('apply_review', applyReview),
  applying('apply_passport', applyPassport),
  applying('apply_complaint', applyComplaint),
  applying('apply_appeal', applyAppeal),
];
