import type { AssetTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { TEMPLATE_SETS, type TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RecordHistoryDialog } from '../../history/record-history-dialog.tsx';
import { useTemplateReader } from './editor/use-template-reader.tsx';

interface TemplateHistoryProps {
  kind: TemplateKind;
  template: AssetTemplate;
  onClose: () => void;
}

/** Who changed a template of items. */
export function TemplateHistory({ kind, template: { id, name }, onClose }: TemplateHistoryProps) {
  const t = useTexts();
  const seeded = useSeededText();
  return (
    <RecordHistoryDialog
      entity={TEMPLATE_SETS[kind].entity}
      id={id}
      title={t('template-card.history', { name: seeded(name) })}
      fields={useTemplateReader()}
      onClose={onClose}
    />
  );
}
