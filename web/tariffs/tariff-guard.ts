import { redirect } from '@tanstack/react-router';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import type { Api } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { requireRole } from '#web/lib/context/guards.ts';

interface GuardInput {
  context: { user: User | null; api: Api };
  location: { href: string };
  cause: 'enter' | 'stay' | 'preload';
}

/** The card that a form is of, or the category that it begins one in. */
interface Named {
  card?: string;
  category?: string;
}

const requireWorker = requireRole('worker');

/**
 * For `beforeLoad` of the resume forms: may this worker have one more resume, or go on with this
 * one? If not, the choice of a tariff comes up, and leads back here. Asked when a form is entered and not at its every
 * step; without an answer the form opens, for publication asks again.
 */
export async function requireTariff(input: GuardInput, named: Named = {}): Promise<void> {
  const { user } = requireWorker(input);
  if (input.cause === 'stay' || isStaff(roleFromWire(user.role.name))) return;
  if (await mayEdit(input.context.api, named)) return;
  const next = input.location.href;
  throw redirect({ to: '/tariffs', search: { modal: 'buyTariff', next } });
}

async function mayEdit(api: Api, query: Named): Promise<boolean> {
  try {
    return (await api.call(getEntitlement, { query })).may_edit;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
