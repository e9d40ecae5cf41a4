import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Around what comes from React Aria: its own words and letters are Russian, whatever the browser. */
export function InRussian({ children }: { children: ReactNode }) {
  return <I18nProvider locale="ru-RU">{children}</I18nProvider>;
}
