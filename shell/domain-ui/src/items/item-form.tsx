import { useCan } from '@parapet/sdk';
import { Dialog, LoadingState, QueryView } from '@parapet/ui';
import { useRef, useState, type ReactNode } from 'react';
import { RecordForm } from '../saving/record-form.tsx';
import { ItemDialog, type ItemDialogCommonProps } from './item-dialog.tsx';
import classes from './items.module.css';
import { newDraft, type ItemDraft } from './item-draft.ts';
import { ITEM_FORMS, type Item, type ItemFormKind } from './item-form-kinds.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useItemFields } from './use-item-fields.tsx';
import { useItemForm } from './use-item-form.ts';
import { useTemplates } from './use-templates.ts';

export interface ItemFormProps extends ItemDialogCommonProps {
  /** The item to change; null for a new one. */
  item: Item | null;
  /** Of the template that a new item starts with. */
  templateId?: string | null;
  /** What a new item starts with, e.g. a copy of another one. */
  start?: ItemDraft;
  /** Parameters of the address that keep the form open, see `useLeaveGuard`. */
  params?: readonly string[];
  /** Gets the new item once it is stored; null for the change of a stored one. */
  onSaved: (created: Item | null) => void;
}

/** The form of an asset, a property or a risk scenario in a dialog. What it links to is created in such a form above it. */
export function ItemForm({ item, templateId = null, start, params, onSaved, ...dialog }: ItemFormProps) {
  const { kind, templates, texts } = dialog;
  const t = useDomainTexts();
  const created = useRef<Item | null>(null);
  const state = useItemForm({
    kind,
    item,
    templates,
    templateId: item?.template_id ?? templateId,
    failed: texts.failed,
    ...(start && { start }),
    ...(params && { params }),
    onCreated: (stored) => {
      created.current = stored;
    },
  });
  const { form, editing } = state;
  const fields = useItemFields();
  const wrong = Object.keys(form.errors).length;
  const { link } = ITEM_FORMS[kind];
  const mayCreate = useCan()('assets', 'create').allowed;
  const missing = useNewItem(({ id }) => {
    if (link === null) return;
    const linked = form.values[link];
    form.setValues({ [link]: [...(Array.isArray(linked) ? linked : []), id] });
  });
  const take = (changes: Readonly<Record<string, unknown>>) => {
    if ('template_id' in changes)
      state.choose(typeof changes['template_id'] === 'string' ? changes['template_id'] : null);
    form.setValues({ ...changes });
  };
  return (
    <RecordForm
      editing={editing}
      form={form}
      fields={fields}
      texts={texts}
      {...(editing.failure === null &&
        form.formError === null &&
        wrong > 0 && { attention: <span className={classes.attention}>{t('form.attention', { count: wrong })}</span> })}
      onTake={take}
      onSaved={() => onSaved(created.current)}
    >
      {(parts) => (
        <>
          <ItemDialog
            {...dialog}
            item={item}
            state={state}
            parts={parts}
            {...(mayCreate && { onCreate: missing.create })}
          />
          {missing.dialog}
        </>
      )}
    </RecordForm>
  );
}

interface NewItemProps {
  kind: ItemFormKind;
  name: string;
  onCreated: (item: Item) => void;
  onClose: () => void;
}

/**
 * Creates an asset, a property or a risk scenario above what is being worked on, which stays as it is. `dialog` stands beside the form, which
 * would be submitted with the one inside of it.
 */
export function useNewItem(onCreated: (item: Item, kind: ItemFormKind) => void): {
  /** @param name what it is called at first */
  create: (kind: ItemFormKind, name: string) => void;
  dialog: ReactNode;
} {
  const [made, setMade] = useState<Pick<NewItemProps, 'kind' | 'name'> | null>(null);
  const close = () => setMade(null);
  return {
    create: (kind, name) => setMade({ kind, name }),
    dialog: made !== null && (
      <NewItem
        {...made}
        onCreated={(item) => {
          close();
          onCreated(item, made.kind);
        }}
        onClose={close}
      />
    ),
  };
}

function NewItem({ kind, name, onCreated, onClose }: NewItemProps) {
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
