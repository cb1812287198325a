import { Dialog, LoadingState, QueryView } from '@parapet/ui';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { newDraft } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';
import type { Item, ItemFormKind } from './item-form-kinds.ts';
import { useTemplates } from './use-templates.ts';

interface NewItemProps {
  kind: ItemFormKind;
  /** What it is called at first. */
  name: string;
  onCreated: (item: Item) => void;
  onClose: () => void;
}

/** Creates an asset, a property or a risk scenario above what is being worked on, which stays as it is. */
export function NewItem({ kind, name, onCreated, onClose }: NewItemProps) {
  const t = useDomainTexts();
  const templates = useTemplates(kind);
  const texts = {
    title: t(`create.${kind}`),
    submit: t(`create.${kind}`),
    failed: t(`save-failed.${kind}`),
    conflict: t('newer.saved'),
  };
  if (templates.data === undefined) {
    return (
      <Dialog opened onClose={onClose} size="lg" title={texts.title}>
        <QueryView query={templates} size="sm" failed={t('template.failed')}>
          {() => <LoadingState shape="lines" />}
        </QueryView>
      </Dialog>
    );
  }
  return (
    <ItemForm
      kind={kind}
      item={null}
      start={{ ...newDraft(kind, null), [kind === 'scenarios' ? 'title' : 'name']: name }}
      templates={templates.data}
      texts={texts}
      onClose={onClose}
      onSaved={(created) => created !== null && onCreated(created)}
    />
  );
}
