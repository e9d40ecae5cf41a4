import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Behind the words. */
  note?: ReactNode;
  /** A whole card to press, for the few choices that matter. */
  card?: boolean | undefined;
  /** On a phone as narrow as its words, so that many fit under one thumb. */
  pill?: boolean | undefined;
};

/** One checkbox or radio with its words: the native input, drawn over. */
export function Choice({ label, hint, icon, note, card, pill, className, ...input }: ChoiceProps) {
  return (
    <label className={classes('choice', card && 'choice-card', pill && 'choice-pill', className)}>
      {icon && <span className="choice-icon">{icon}</span>}
      <input {...input} className="choice-box" />
      <span className="choice-words">
        {/* A name by itself: what is said below it is no part of it. */}
        {hint ? <span>{label}</span> : label}
        {hint && <span className="choice-hint">{hint}</span>}
      </span>
      {note}
    </label>
  );
}
