/** The card whose heart a guest has pressed; it is set once they have signed in in this tab. */
const key = 'favorite.wish';

export function rememberHeart(slug: string): void {
  try {
    sessionStorage.setItem(key, slug);
  } catch {
    // Storage is forbidden: the heart has to be pressed again.
  }
}

/** True once, when the heart of this card was pressed. */
export function takeHeart(slug: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== slug) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
