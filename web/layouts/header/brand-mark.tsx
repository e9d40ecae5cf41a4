/** The house of the product; its name stands beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-9 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-action" />
      <path
        d="M7 17.5 16 9l9 8.5V24a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24zm6-1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2"
        fillRule="evenodd"
        className="fill-on-action"
      />

      <circle cx="19.2" cy="19.2" r="1.7" className="fill-accent" />
    </svg>
  );
}
