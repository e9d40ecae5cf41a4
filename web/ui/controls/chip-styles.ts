/** A chosen filter: a link that takes it away. */
export const chipStyles = 'chip';
