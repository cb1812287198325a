import { usePageCode } from '@parapet/sdk/host';
import { LoadingState } from '@parapet/ui';
import type { ComponentType, ReactNode } from 'react';

interface PageCodeProps {
  page: ComponentType;
  children: ReactNode;
}

/**
 * Shows the children once the page's code is there, and throws the error when it could not be loaded. Not a Suspense: React would
 * hold its fallback for 300 ms even when the code is there after ten.
 */
export function PageCode({ page, children }: PageCodeProps) {
  return usePageCode(page) ? children : <LoadingState />;
}
