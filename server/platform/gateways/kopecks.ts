/** 149000 → «1490.00», as APIs of banks spell sums; no floating point comes near money. */
export function spellKopecks(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** «1490.00» → 149000; null: it is not a sum. */
export function readKopecks(text: string): number | null {
  const sum = /^(\d{1,10})\.(\d{2})$/.exec(text);
  return sum ? Number(sum[1]) * 100 + Number(sum[2]) : null;
}
