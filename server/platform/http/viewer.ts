import type { Access } from '#contract/endpoint.ts';
import type { Role } from '#contract/roles.ts';

/** Who asks. Passed as an argument everywhere; never looked up from the side. */
export interface SignedIn {
  id: number;
  role: Role;
  session_id: number;
  /** Of the staff, and without the second factor that is required here. */
  lacks_factor?: true;
}
export type Viewer = SignedIn | null;

/** Behind any access but `public` there is somebody. */
export type ViewerFor<Who extends Access> = Who extends 'public' ? Viewer : SignedIn;

/** Staff reach what they are named for; an admin does what a moderator does. */
export function mayCall(viewer: Viewer, access: Access): boolean {
  if (access === 'public') return true;
  if (!viewer) return false;
  if (access === 'user') return true;
  return viewer.role === access || (access === 'moderator' && viewer.role === 'admin');
}
