import type { BulkState } from '@parapet/domain-ui/changes';
import { lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import type { CategoryDialogProps } from './category-dialog.tsx';
import type { LinkDialogProps } from './link-dialog.tsx';

const BulkDialogs = lazyPart(async () => ({ default: (await import('@parapet/domain-ui/forms')).BulkDialogs }));
const CategoryDialog = lazyPart(async () => ({ default: (await import('./category-dialog.tsx')).CategoryDialog }));
const LinkDialog = lazyPart(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

export interface BulkProgressProps {
  state: BulkState;
  linking: LinkDialogProps | null;
  category?: CategoryDialogProps | null;
}

/** Dialogs of a change of many items: its questions, its progress, and the items that were refused. Loaded with the first such change. */
export function BulkProgress({ state, linking, category }: BulkProgressProps) {
  return (
    <Suspense fallback={null}>
      {linking && <LinkDialog {...linking} />}
      {category && <CategoryDialog {...category} />}
      {(state.progress !== null || state.refused.length > 0) && <BulkDialogs {...state} />}
    </Suspense>
  );
}
