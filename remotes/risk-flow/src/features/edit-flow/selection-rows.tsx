import { IconButton } from '@parapet/ui';
import { TextAreaField } from '@parapet/ui/forms';
import { useRef, type ReactNode } from 'react';
import { SharedField } from '../../presence/shared-field.tsx';
import { pointerOf } from '../../presence/flow-presence.ts';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './edit-flow.module.css';

/** Longest comment, as the contract has it. */
const MAX_LENGTH = 5000;

interface SelectionRowsProps {
  /** The field of the comments. */
  field: string;
  ids: readonly string[];
  nameOf: (id: string) => string;
  renderBadge: (id: string) => ReactNode;
  comments: Readonly<Record<string, string>>;
  onComment: (id: string, text: string) => void;
  /** null where the person may not choose. */
  onRemove: ((id: string) => void) | null;
  readOnly: boolean;
}

/** Moves the focus from a row that goes to the next one's button, or to the button that opens the list. */
function focusBeside(list: HTMLUListElement | null, index: number): void {
  const row = list?.children[index + 1] ?? list?.children[index - 1];
  const target =
    row === undefined
      ? document.getElementById(list?.closest('section')?.getAttribute('aria-labelledby') ?? '')
      : [...row.querySelectorAll('button')].at(-1);
  target?.focus();
}

export function SelectionRows({
  field,
  ids,
  nameOf,
  renderBadge,
  comments,
  onComment,
  onRemove,
  readOnly,
}: SelectionRowsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list}>
      {ids.map((id, index) => (
        <li key={id} className={classes.row}>
          <span dir="auto" className={classes.name}>
            {nameOf(id)}
          </span>
          <span>{renderBadge(id)}</span>
          <SharedField at={pointerOf(field, id)}>
            <TextAreaField
              label={t('edit-flow.comment', { name: nameOf(id) })}
              labelHidden
              placeholder={readOnly ? '' : t('edit-flow.add-comment')}
              value={comments[id] ?? ''}
              onChange={(text) => onComment(id, text)}
              rows={1}
              maxLength={MAX_LENGTH}
              readOnly={readOnly}
            />
          </SharedField>
          {!readOnly && onRemove !== null && (
            <IconButton
              size="sm"
              icon="close"
              label={t('edit-flow.remove', { name: nameOf(id) })}
              onClick={() => {
                focusBeside(list.current, index);
                onRemove(id);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
