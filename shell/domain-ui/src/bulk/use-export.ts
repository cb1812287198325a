import type { ExportFormat } from '@parapet/contracts';
import {
  download,
  downloadFile,
  errorMessage,
  useNotify,
  useSession,
  useStartedJob,
  type ExportId,
  type ExportInput,
} from '@parapet/sdk';
import type { MenuEntry } from '@parapet/ui';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';

/**
 * Saves a list as a file, with the filters and the order that it has on the screen:
 * `useExport('exportAssets', request).entries` are the choices of a menu. The file of a long list is made in the background.
 *
 * @param request of the list; its paging is left out
 */
export function useExport<Id extends ExportId>(
  id: Id,
  {
    limit: _limit,
    cursor: _cursor,
    ...request
  }: Omit<ExportInput<Id>, 'organization_id' | 'format'> & { limit?: number; cursor?: string },
) {
  const t = useDomainTexts();
  const notify = useNotify();
  const { organizationId } = useSession();
  const onStarted = useStartedJob();
  const [exporting, setExporting] = useState(false);
  const save = async (format: ExportFormat) => {
    setExporting(true);
    try {
      const file = await download(id, { organization_id: organizationId, ...request, format });
      if ('blob' in file) return downloadFile(file.name, file.blob);
      onStarted(file);
    } catch (error) {
      notify.error(errorMessage(error, t('export.failed')));
    } finally {
      setExporting(false);
    }
  };
  const entry = (format: ExportFormat): MenuEntry => ({
    id: `export-${format}`,
    label: t(`export.${format}`),
    icon: 'download',
    disabled: exporting,
    onSelect: () => void save(format),
  });
  return { exporting, save, entries: [entry('xlsx'), entry('csv')] as const };
}
