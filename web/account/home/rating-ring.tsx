const radius = 42;
const length = 2 * Math.PI * radius;

/** How full the profile is, in per cent. */
export function RatingRing({ value }: { value: number }) {
  return (
    <span className="relative grid size-[7rem] shrink-0 place-items-center sm:size-[8rem]">
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="9" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(length * value) / 100} ${length}`}
          className={value > 0 ? 'stroke-action' : 'stroke-transparent'}
        />
      </svg>
      <span className="numbers text-2xl font-semibold">
        {value}&nbsp;%<span className="sr-only"> профиля заполнено</span>
      </span>
    </span>
  );
}
