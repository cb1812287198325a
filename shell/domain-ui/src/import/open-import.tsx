import { useCan } from '@parapet/sdk';
import { lazyPart, type MenuEntry } from '@parapet/ui';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import type { ImportKind } from './import-kinds.ts';

/** Loaded when it is first opened, with its texts. */
const ImportDialog = lazyPart(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** The dialog that creates records from a file, to be rendered, and the entry of a menu that opens it. */
export function useImport(kind: ImportKind): { entry: MenuEntry; dialog: ReactNode } {
  const t = useDomainTexts();
  const { reason } = useCan()(kind === 'risks' ? 'risks' : 'assets', 'create');
  const [opened, setOpened] = useState(false);
  const dialog = opened && <LoadedDialog kind={kind} onClose={() => setOpened(false)} />;
  return {
    entry: {
      id: 'import',
      icon: 'upload',
      label: t('import.open'),
      onSelect: () => setOpened(true),
      ...(reason !== undefined && { disabledReason: reason }),
    },
    dialog,
  };
}

/** The same dialog for lines that were copied from a spreadsheet. */
export function PastedImport(props: { kind: ImportKind; text: string; onClose: () => void }) {
  return <LoadedDialog {...props} />;
}

/** Shows nothing until the dialog's code is there. */
function LoadedDialog(props: ComponentProps<typeof ImportDialog>) {
  return (
    <Suspense fallback={null}>
      <ImportDialog {...props} />
    </Suspense>
  );
}
