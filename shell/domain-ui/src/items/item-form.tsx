import { useRef } from 'react';
import { RecordForm } from '../saving/record-form.tsx';
import { ItemDialog, type ItemDialogCommonProps } from './item-dialog.tsx';
import classes from './items.module.css';
import type { ItemDraft } from './item-draft.ts';
import type { Item } from './item-form-kinds.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useItemFields } from './use-item-fields.tsx';
import { useItemForm } from './use-item-form.ts';

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

/** The form of an asset, a property or a risk scenario in a dialog. */
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
      {(parts) => <ItemDialog {...dialog} item={item} state={state} parts={parts} />}
    </RecordForm>
  );
}
