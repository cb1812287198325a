import type { RiskGraph } from '@parapet/contracts';
import { downloadFile, useNotify } from '@parapet/sdk';
import { Button, Menu } from '@parapet/ui';
import { graphPng, graphSvg, type GraphDrawing } from '@parapet/ui/charts';
import { useTexts } from '../../locales/use-texts.ts';

const FILE = 'risk-connections';

interface ExportMenuProps {
  /** All of it, for the data. */
  graph: RiskGraph;
  /** What is drawn, for the picture. */
  drawing: GraphDrawing;
}

/** Downloads the graph as it is shown (D28). */
export function ExportMenu({ graph, drawing }: ExportMenuProps) {
  const t = useTexts();
  const notify = useNotify();
  const drawn = () =>
    graphSvg(drawing, document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light');
  const savePng = () =>
    graphPng(drawn()).then(
      (picture) => downloadFile(`${FILE}.png`, picture),
      () => notify.error(t('connections.png-failed')),
    );
  return (
    <Menu
      trigger={
        <Button size="sm" icon="download" trailingIcon="chevron-down">
          {t('connections.export')}
        </Button>
      }
      entries={[
        { id: 'png', label: t('connections.png'), onSelect: () => void savePng() },
        {
          id: 'svg',
          label: t('connections.svg'),
          onSelect: () => downloadFile(`${FILE}.svg`, new Blob([drawn().svg], { type: 'image/svg+xml' })),
        },
        {
          id: 'json',
          label: t('connections.json'),
          onSelect: () =>
            downloadFile(`${FILE}.json`, new Blob([JSON.stringify(graph, null, 2)], { type: 'application/json' })),
        },
      ]}
    />
  );
}
