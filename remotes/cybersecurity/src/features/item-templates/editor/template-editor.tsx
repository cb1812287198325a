import { useSeededText } from '@parapet/domain-ui';
import { useCan, useQuery } from '@parapet/sdk';
import { Dialog, LoadingState, NoPermissionState, QueryView } from '@parapet/ui';
import { TEMPLATE_SETS, templateQuery, type TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { useTemplateChange } from '../use-template-change.ts';
import { TemplateForm } from './template-form.tsx';
import { emptyTemplate, templateCopy, type TemplateContent } from '../template-file.ts';

interface TemplateEditorProps {
  kind: TemplateKind;
  /** As in the address: `new`, the id of a template, or `copy:` and the id of the one to copy. */
  source: string;
  /** What a new template starts with when it was read from a file. */
  imported: TemplateContent | null;
  onClose: () => void;
}

const COPY = 'copy:';

/** Edits a template, or a new one that starts empty, from a file or as a copy. */
export function TemplateEditor({ kind, source, imported, onClose }: TemplateEditorProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const isCopy = source.startsWith(COPY);
  const isNew = source === 'new' || isCopy;
  const create = useCan()('assets', 'create');
  const change = useTemplateChange();
  const { allowed, reason } = isNew ? create : change;
  const template = useQuery({
    ...templateQuery(kind, isCopy ? source.slice(COPY.length) : source),
    enabled: allowed && source !== 'new',
  });
  if (allowed && source === 'new')
    return (
      <TemplateForm
        kind={kind}
        record={null}
        start={imported ?? emptyTemplate(TEMPLATE_SETS[kind].rules)}
        onClose={onClose}
      />
    );
  if (allowed && template.data !== undefined) {
    const start = isCopy
      ? templateCopy(template.data, t('template-editor.copy-of', { name: seeded(template.data.name) }))
      : template.data;
    return (
      <TemplateForm
        key={template.data.id}
        kind={kind}
        record={isCopy ? null : template.data}
        start={start}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog opened onClose={onClose} size="xl" fixedHeight title={t(`template-editor.title.${kind}`)}>
      {allowed ? (
        <QueryView query={template} failed={t(`template-manager.failed.${kind}`)} size="sm">
          {() => <LoadingState shape="lines" />}
        </QueryView>
      ) : (
        <NoPermissionState message={reason} />
      )}
    </Dialog>
  );
}
