import type { AssetTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { DeleteDialog } from '@parapet/domain-ui/changes';
import { useOperation } from '@parapet/sdk';
import { TEMPLATE_SETS, type TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';

interface DeleteTemplateProps {
  kind: TemplateKind;
  template: AssetTemplate;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Deletes a template of items, which keep their values (D23). */
export function DeleteTemplate({ kind, template, onCancel, onDeleted }: DeleteTemplateProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const { mutateAsync } = useOperation(TEMPLATE_SETS[kind].remove);
  return (
    <DeleteDialog
      kind={TEMPLATE_SETS[kind].reference}
      id={template.id}
      name={seeded(template.name)}
      title={t('delete-template.title')}
      question={t('delete-template.question')}
      linked={(count) => t(`template-editor.used.${kind}`, { count })}
      consequence={t('delete-template.items-stay')}
      failed={t('delete-template.failed')}
      onDelete={() => mutateAsync({ id: template.id }).then(onDeleted)}
      onCancel={onCancel}
    />
  );
}
