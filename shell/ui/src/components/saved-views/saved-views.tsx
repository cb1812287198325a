import { useState, type ReactNode } from 'react';
import { Group, Stack } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Muted } from '../muted/muted.tsx';
import { Popover } from '../popover/popover.tsx';
import { NameForm, type SaveAs } from './name-form.tsx';
import { ViewList, type ViewListProps } from './view-list.tsx';
import classes from './saved-views.module.css';

export interface SavedViewsProps extends Omit<ViewListProps, 'label' | 'isTaken'> {
  /** What differs from the current view, in words, e.g. ['matrix', 'sort']; empty when nothing does. */
  changed?: readonly string[];
  /** Overwrites the current view. */
  onSave: () => void;
  /** Of the button that overwrites the current view; default 'Save'. */
  saveLabel?: string;
  /** The current view must not be overwritten as it is, e.g. because somebody else has changed it; `note` says why. */
  saveDisabled?: boolean;
  /**
   * Saves what is in force under a new name, in one of `saveAs`. The form for the name closes once the promise resolves; a rejection leaves it
   * open.
   */
  onSaveAs: (name: string, group: string | undefined) => void | Promise<void>;
  /** The groups that a new view can be in; the first one is proposed. */
  saveAs?: SaveAs;
  /** Below, e.g. that somebody else has changed the current view. */
  note?: ReactNode;
  /** Heading of the list; default 'Filter profiles'. */
  label?: string;
}

const NONE: readonly string[] = [];

/**
 * Named sets of filters: choose, save, save as new, rename and delete, all in place.
 *
 * @example
 * <SavedViews
 *   views={[{ id: 'q4', name: 'Q4 audit scope' }]} currentId="q4" changed={['matrix']}
 *   onSelect={apply} onSave={save} onSaveAs={saveAs} onRename={rename} onDelete={remove}
 * />
 */
export function SavedViews({
  views,
  currentId,
  changed = NONE,
  onSelect,
  onSave,
  saveLabel,
  saveDisabled = false,
  onSaveAs,
  saveAs,
  onRename,
  onDelete,
  label,
  groups,
  note,
}: SavedViewsProps) {
  const t = useTexts();
  const [naming, setNaming] = useState(false);
  const current = views.find(({ id }) => id === currentId);
  const isTaken = (name: string, group: string | undefined, except?: string) =>
    views.some(
      (view) =>
        view.id !== except && view.group === group && view.name.toLocaleLowerCase() === name.toLocaleLowerCase(),
    );
  const title = label ?? t('views.label');
  return (
    <Stack gap="0.375rem">
      <Group gap="0.375rem" align="stretch">
        <Popover
          label={title}
          padding="none"
          width={280}
          trigger={
            <button type="button" className={classes.trigger}>
              <Icon name="bookmark" size={16} />
              <span className={classes.current}>{current?.name ?? t('views.none')}</span>
              <Icon name="chevron-down" size={16} />
            </button>
          }
        >
          {(close) => (
            <ViewList
              label={title}
              views={views}
              {...(groups && { groups })}
              currentId={currentId}
              isTaken={isTaken}
              onRename={onRename}
              onDelete={onDelete}
              onSelect={(id) => {
                onSelect(id);
                close();
              }}
            />
          )}
        </Popover>
        {current?.readOnly !== true && (
          <Button
            disabled={current !== undefined && (changed.length === 0 || saveDisabled)}
            onClick={current === undefined ? () => setNaming(true) : onSave}
          >
            {(current && saveLabel) ?? t('action.save')}
          </Button>
        )}
      </Group>
      {note}
      {current !== undefined && changed.length > 0 && (
        <Muted as="p" size="xs">
          {t('views.changed', { what: changed.join(', ') })} ·{' '}
          <button type="button" className={classes.link} onClick={() => setNaming(true)}>
            {t('views.saveAs')}
          </button>
        </Muted>
      )}
      {naming && (
        <NameForm
          start=""
          isTaken={isTaken}
          {...(saveAs && { saveAs })}
          onCancel={() => setNaming(false)}
          onSave={onSaveAs}
          onSaved={() => setNaming(false)}
        />
      )}
    </Stack>
  );
}
