type LogoProps = { name: string; className?: string };

/** Two houses, shoulder to shoulder; the light of the one falls on the other. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden className={className}>
      <path
        d="M2 17.500Q2 15.8 3.3 14.600L10.3 8Q12 6.4 13.7 8L20.7 14.600Q22 15.8 22 17.500V28.500Q22 31 19.5 31H4.500Q2 31 2 28.500Z"
        fill="var(--action)"
      />
      <path
        d="M18.5 20.500Q18.5 19.2 19.5 18.200L25.6 12.500Q27 11.2 28.4 12.500L33.2 17Q34.2 18 34.2 19.300V28.500Q34.2 31 31.7 31H21Q18.5 31 18.5 28.500Z"
        fill="var(--accent)"
        stroke="var(--paper)"
        strokeWidth="1.6"
      />
      <path d="M9.5 31V23.500A2.8 2.8 0 0 1 15.1 23.500V31Z" fill="var(--paper)" />
      <circle cx="26.6" cy="21.8" r="2.5" fill="var(--paper)" />
    </svg>
  );
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <LogoMark className="size-9 shrink-0" />
      <span className="text-xl font-bold tracking-tight text-ink">{name}</span>
    </span>
  );
}
