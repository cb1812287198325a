import { useEffect, useRef, useState } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Muted } from '../muted/muted.tsx';
import { NameForm } from './name-form.tsx';
import classes from './saved-views.module.css';

export interface SavedView {
  id: string;
  name: string;
  /** Id of the group in which it is listed. */
  group?: string;
  /** Below its name, e.g. who saved it. */
  detail?: string;
  /** It can only be chosen. */
  readOnly?: boolean;
  /** Asked before it is deleted; default 'Delete “name”?'. */
  question?: string;
}

export interface ViewListProps {
  views: readonly SavedView[];
  /** Headings of the groups, in their order; without them the views are one list. Groups without views are left out. */
  groups?: readonly { id: string; label: string }[];
  /** Id of the view in force; null for none. */
  currentId: string | null;
  onSelect: (id: string | null) => void;
  onRename: (id: string, name: string) => void | Promise<void>;
  onDelete: (id: string) => void;
  label: string;
  isTaken: (name: string, group: string | undefined, except: string) => boolean;
}

/** The list of saved views: each can be chosen, renamed and deleted. */
export function ViewList({ label, views, groups, currentId, onSelect, ...handlers }: ViewListProps) {
  const t = useTexts();
  const entry = (view: SavedView) => (
    <Entry key={view.id} view={view} current={view.id === currentId} onSelect={onSelect} {...handlers} />
  );
  const filled = groups?.filter(({ id }) => views.some(({ group }) => group === id));
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        <li>
          <Choice name={t('views.none')} current={currentId === null} onSelect={() => onSelect(null)} />
        </li>
        {filled?.map((group) => (
          <li key={group.id}>
            <p className={classes.heading} aria-hidden>
              {group.label}
            </p>
            <ul aria-label={group.label}>{views.filter((view) => view.group === group.id).map(entry)}</ul>
          </li>
        )) ?? views.map(entry)}
      </ul>
      {views.length === 0 && (
        <Muted as="p" size="xs" p="0.25rem 1rem 0.75rem">
          {t('views.empty')}
        </Muted>
      )}
    </>
  );
}

interface EntryProps extends Omit<ViewListProps, 'label' | 'views' | 'groups' | 'currentId'> {
  view: SavedView;
  current: boolean;
}

function Entry({ view, current, onSelect, onRename, onDelete, isTaken }: EntryProps) {
  const t = useTexts();
  const { id, name, group, detail, readOnly = false, question } = view;
  const [mode, setMode] = useState<'shown' | 'naming' | 'deleting'>('shown');
  const item = useRef<HTMLLIElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    // The element that had the focus was removed with the earlier mode.
    if (mode !== before.current && mode !== 'naming')
      item.current?.querySelector<HTMLElement>(mode === 'deleting' ? 'button:last-child' : 'button')?.focus();
    before.current = mode;
  }, [mode]);
  const remove = () => {
    item.current?.closest(`.${classes.list}`)?.querySelector('button')?.focus();
    onDelete(id);
  };
  if (mode === 'naming') {
    return (
      <li ref={item} className={classes.editing}>
        <NameForm
          start={name}
          isTaken={(next) => isTaken(next, group, id)}
          onSave={(next) => onRename(id, next)}
          onSaved={() => setMode('shown')}
          onCancel={() => setMode('shown')}
        />
      </li>
    );
  }
  if (mode === 'deleting') {
    return (
      <li ref={item} className={classes.editing}>
        <p className={classes.question}>{question ?? t('views.confirm', { name })}</p>
        <Group gap="0.375rem" wrap="nowrap" align="stretch">
          <Button size="sm" variant="danger" onClick={remove}>
            {t('action.delete')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => setMode('shown')}>
            {t('action.cancel')}
          </Button>
        </Group>
      </li>
    );
  }
  return (
    <li ref={item} className={classes.entry}>
      <Choice name={name} {...(detail && { detail })} current={current} onSelect={() => onSelect(id)} />
      {!readOnly && (
        <>
          <IconButton size="sm" icon="edit" label={t('views.rename', { name })} onClick={() => setMode('naming')} />
          <IconButton
            size="sm"
            icon="delete"
            variant="danger"
            label={t('views.delete', { name })}
            onClick={() => setMode('deleting')}
          />
        </>
      )}
    </li>
  );
}

interface ChoiceProps {
  name: string;
  detail?: string;
  current: boolean;
  onSelect: () => void;
}

function Choice({ name, detail, current, onSelect }: ChoiceProps) {
  return (
    <button type="button" className={classes.choice} aria-current={current || undefined} onClick={onSelect}>
      <span className={classes.tick}>{current && <Icon name="check" size={16} />}</span>
      <span>
        <bdi>{name}</bdi>
        {detail !== undefined && (
          <Muted size="xs" display="block">
            {detail}
          </Muted>
        )}
      </span>
    </button>
  );
}
