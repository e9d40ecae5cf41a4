/** People write rubles, the wire carries kopecks. */
export function toRubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100;
}

export function toKopecks(rubles: number | null): number | null {
  return rubles === null ? null : Math.round(rubles * 100);
}
