import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NameForm } from './name-form.tsx';
import classes from './saved-views.module.css';

export interface SavedView {
  id: string;
  name: string;
}

export interface ViewListProps {
  views: readonly SavedView[];
  /** Id of the view in force; null for none. */
  currentId: string | null;
  onSelect: (id: string | null) => void;
  onRename: (id: string, name: string) => void | Promise<void>;
  onDelete: (id: string) => void;
  label: string;
  isTaken: (name: string, except: string) => boolean;
}

/** The list of saved views: each can be chosen, renamed and deleted. */
export function ViewList({ label, views, currentId, onSelect, ...handlers }: ViewListProps) {
  const t = useTexts();
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        <li>
          <Choice name={t('views.none')} current={currentId === null} onSelect={() => onSelect(null)} />
        </li>
        {views.map((view) => (
          <Entry key={view.id} view={view} current={view.id === currentId} onSelect={onSelect} {...handlers} />
        ))}
      </ul>
      {views.length === 0 && <p className={classes.empty}>{t('views.empty')}</p>}
    </>
  );
}

interface EntryProps extends Omit<ViewListProps, 'label' | 'views' | 'currentId'> {
  view: SavedView;
  current: boolean;
}

function Entry({ view: { id, name }, current, onSelect, onRename, onDelete, isTaken }: EntryProps) {
  const t = useTexts();
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
    item.current?.closest('ul')?.querySelector('button')?.focus();
    onDelete(id);
  };
  if (mode === 'naming') {
    return (
      <li ref={item} className={classes.editing}>
        <NameForm
          start={name}
          isTaken={(next) => isTaken(next, id)}
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
        <p className={classes.question}>{t('views.confirm', { name })}</p>
        <div className={classes.formButtons}>
          <Button size="sm" variant="danger" onClick={remove}>
            {t('action.delete')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => setMode('shown')}>
            {t('action.cancel')}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li ref={item} className={classes.entry}>
      <Choice name={name} current={current} onSelect={() => onSelect(id)} />
      <IconButton size="sm" icon="edit" label={t('views.rename', { name })} onClick={() => setMode('naming')} />
      <IconButton
        size="sm"
        icon="delete"
        variant="danger"
        label={t('views.delete', { name })}
        onClick={() => setMode('deleting')}
      />
    </li>
  );
}

function Choice({ name, current, onSelect }: { name: string; current: boolean; onSelect: () => void }) {
  return (
    <button type="button" className={classes.choice} aria-current={current || undefined} onClick={onSelect}>
      <span className={classes.tick}>{current && <Icon name="check" size={16} />}</span>
      <span dir="auto">{name}</span>
    </button>
  );
}
