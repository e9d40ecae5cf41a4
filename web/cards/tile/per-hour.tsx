import { perHourText } from '#contract/pay-per-hour.ts';

/** «≈ 340 ₽ в час» behind the sum of a month, so that cards can be compared. */
export function PerHour({ kopecks }: { kopecks: number | null }) {
  if (kopecks === null) return null;
  return (
    <>
      {' '}
      <span className="per-hour">{perHourText(kopecks)}</span>
    </>
  );
}
