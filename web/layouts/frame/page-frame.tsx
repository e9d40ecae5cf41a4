import { CatchBoundary } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import { useShell } from '#web/lib/context/use-shell.ts';
import { useTellHydrated } from '#web/framework/hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from '../header/header.tsx';

const InFrame = createContext(false);

/**
 * Header, content, footer. A page of an error may come up inside a layout or without one: it asks
 * for the frame all the same, and gets it once.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const isInside = use(InFrame);
  const hasStarted = useShell() !== undefined;
  useTellHydrated();
  if (isInside) return children;
  return (
    <InFrame value>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="absolute top-2 left-2 z-[950] -translate-y-24 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0"
        >
          К содержанию
        </a>
        {hasStarted && (
          <IfDrawable>
            <Header />
          </IfDrawable>
        )}
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {hasStarted && (
          <IfDrawable>
            <Footer />
          </IfDrawable>
        )}
      </div>
    </InFrame>
  );
}

/** What has failed may be what the header shows: the page, perhaps that of the error, stays. */
function IfDrawable({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'page'} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  );
}

const Nothing = () => null;
