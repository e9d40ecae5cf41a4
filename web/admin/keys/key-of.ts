interface Press {
  key: string;
  code: string;
}

/** The key by its Latin letter: «о» on a Russian keyboard is where `j` is. */
export function keyOf({ key, code }: Press): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && key.length === 1 ? letter.toLowerCase() : key;
}
