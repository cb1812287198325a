import { isLazyPage, useServices } from '@parapet/sdk/host';
import { LoadingState } from '@parapet/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface PageCodeProps {
  page: ComponentType;
  children: ReactNode;
}

/**
 * Shows the children once the page's code is there, and throws the error when it could not be loaded. Not a Suspense: React would
 * hold its fallback for 300 ms even when the code is there after ten.
 */
export function PageCode({ page, children }: PageCodeProps) {
  const { translator } = useServices();
  const waiting = isLazyPage(page) && !page.loaded();
  const [outcome, setOutcome] = useState<{ page: ComponentType; error?: unknown } | null>(null);
  useEffect(() => {
    if (!isLazyPage(page) || page.loaded()) return;
    page.preload(translator).then(
      () => setOutcome({ page }),
      (error: unknown) => setOutcome({ page, error }),
    );
  }, [page, translator]);
  if (outcome?.page === page && 'error' in outcome) throw outcome.error;
  return waiting ? <LoadingState /> : children;
}
