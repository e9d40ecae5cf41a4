/** The roles in the words of the API. */
export type TourRole = 'employee' | 'worker';

/** From the address; families come first. */
export function tourRole(search: object): TourRole {
  return 'role' in search && search.role === 'worker' ? 'worker' : 'employee';
}

export function tourPath(role: TourRole): string {
  return role === 'worker' ? '/ture?role=worker' : '/ture';
}
