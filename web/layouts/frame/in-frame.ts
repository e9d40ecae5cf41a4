import { createContext } from 'react';

/** Whether a layout has already drawn header, main and what belongs around them. */
export const InFrame = createContext(false);
