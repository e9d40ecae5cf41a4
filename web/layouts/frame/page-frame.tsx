import { CatchBoundary } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { useShell } from '#web/lib/context/use-shell.ts';
import { useTellHydrated } from '#web/framework/hydrated.ts';
import { Footer } from './footer.tsx';
import { InFrame } from './in-frame.ts';
import { NoticeLine } from './notice-line.tsx';
import { SkipLink } from './skip-link.tsx';
import { Header } from '../header/header.tsx';
import { classes } from '#web/ui/style/classes.ts';

/** A conversation has the whole screen, as much as a keyboard leaves of it; on a phone without the header. */
export type ChatPart = 'list' | 'thread';

interface PageFrameProps {
  chat?: ChatPart | undefined;
  children: ReactNode;
}

const wholeScreen = 'fixed inset-x-0 top-(--screen-top,0px) h-(--screen-height,100dvh)';

/**
 * Header, content, footer. A page of an error may come up inside a layout or without one: it asks
 * for the frame all the same, and gets it once.
 */
export function PageFrame({ chat, children }: PageFrameProps) {
  const isInside = use(InFrame);
  const shell = useShell();
  const hasStarted = shell !== undefined;
  const notice = shell?.config.notice;
  useTellHydrated();
  if (isInside) return children;
  return (
    <InFrame value>
      <div data-chat={chat} className={classes('flex flex-col', chat ? wholeScreen : 'min-h-dvh')}>
        <SkipLink />
        {notice && !chat && <NoticeLine text={notice} />}
        {hasStarted && (
          <IfDrawable>
            <div className={chat === 'thread' ? 'max-lg:hidden' : 'contents'}>
              <Header />
            </div>
          </IfDrawable>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={classes('grow outline-none', chat && 'min-h-0')}
        >
          {children}
        </main>
        {hasStarted && !chat && (
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
