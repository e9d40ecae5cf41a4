export interface TariffsSearch {
  /** Whose tariffs a guest wants to see, in the word of the wire. */
  role?: 'worker' | 'employee';
}

/** The search state of the page of tariffs; what else the address says is left out. */
export function tariffsSearch(search: { role?: unknown }): TariffsSearch {
  const { role } = search;
  return role === 'worker' || role === 'employee' ? { role } : {};
}
