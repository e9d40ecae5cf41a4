import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tellCaught } from './monitoring/early-errors.ts';
import { getRouter } from './router.tsx';

// The router's own client, not Start's: that one brings the code of server functions, unused here.
function hydrate() {
  const router = getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onCaughtError: tellCaught },
    );
  });
}

// Not in one task with the reading of all modules: between the two the page can answer.
setTimeout(hydrate);
