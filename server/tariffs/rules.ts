import { isStaff, roleFromWire, type WireRole } from '#contract/roles.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Who tariffs are made for. */
export type BuyerRole = 'worker' | 'employer';

/** Whose tariffs are meant: one's own, and for guests and staff those that they ask for. */
export function buyerRole(viewer: Viewer, asked: WireRole | undefined): BuyerRole {
  const role = viewer && !isStaff(viewer.role) ? viewer.role : roleFromWire(asked ?? 'worker');
  return role === 'employer' ? 'employer' : 'worker';
}
