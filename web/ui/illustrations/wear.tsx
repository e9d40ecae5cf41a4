import type { ReactNode } from 'react';
import { paint } from './paint.ts';

/** Worn over the clothes of a Person, in its coordinates. */
export function Collar() {
  return <path d="M-15-165Q0-156 15-165L9-149L0-155L-9-149Z" fill={paint('cream')} />;
}

export function Buttons() {
  return (
    <g fill={paint('cream')}>
      <path d="M-1.2-160V-93H1.200V-160Z" opacity=".6" />
      <circle cx="6" cy="-138" r="2.4" />
      <circle cx="6" cy="-121" r="2.4" />
      <circle cx="6" cy="-104" r="2.4" />
    </g>
  );
}

export function Apron({ children }: { children?: ReactNode }) {
  return (
    <>
      <path d="M-12-164L-15-136M12-164L15-136" stroke={paint('cream')} strokeWidth="4" />
      <path d="M-17-138H17L20-108Q30-80 27-56Q0-48-27-56Q-30-80-20-108Z" fill={paint('cream')} />
      {children}
    </>
  );
}

/** Tied at the neck, one end hanging. */
export function Scarf() {
  return (
    <g fill={paint('coral')}>
      <path d="M6-162L18-120L5-117L-2-158Z" />
      <path d="M-19-168Q0-156 19-168L20-157Q0-143-20-157Z" />
    </g>
  );
}

/** A coat open over what is under it. */
export function CoatTails({ fill }: { fill: string }) {
  return (
    <path
      d="M-26-100H26C30-80 34-64 35-50Q18-44 4-47L0-98L-4-47Q-18-44-35-50C-34-64-30-80-26-100Z"
      fill={fill}
    />
  );
}
