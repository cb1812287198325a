import type { RemoteManifest } from '@parapet/contracts/remote';
import { useNavigate } from '@parapet/sdk';
import { Icon, Muted } from '@parapet/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePaletteText, usePaletteTextsLoaded } from './locales/texts.ts';
import { Marked } from './marked.tsx';
import classes from './palette.module.css';
import { useRows, type PaletteRow } from './use-rows.ts';

export interface PaletteProps {
  remotes: readonly RemoteManifest[];
  onHelp: () => void;
  onClose: () => void;
}

/** Goes to a page or a record, or does something, by its name. */
export function Palette(props: PaletteProps) {
  return usePaletteTextsLoaded() ? <Box {...props} /> : null;
}

function Box({ remotes, onHelp, onClose }: PaletteProps) {
  const t = usePaletteText();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [q, setQ] = useState('');
  const { groups, isComplete, failed, online } = useRows(remotes, q, onHelp);
  const rows = groups.flatMap((group) => group.rows);
  /** The id of the chosen row, so that it stays chosen while others arrive. */
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === chosen),
  );
  const current = rows[at];
  // The browser's own dialog keeps the focus, makes the page behind it inert, and gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // A layer of its own for the page, which is drawn once instead of anew with each result: a third of the time until they show.
    const page = document.getElementById('main-content');
    page?.style.setProperty('isolation', 'isolate');
    return () => {
      page?.style.removeProperty('isolation');
      dialog?.close();
    };
  }, []);

  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    setChosen(row?.id ?? null);
    if (row) document.getElementById(`${id}-${row.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (row: PaletteRow | undefined, inNewTab: boolean) => {
    if (row === undefined || row.disabledReason !== undefined) return;
    if (row.to !== undefined && inNewTab) {
      window.open(row.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (row.to !== undefined) void navigate(row.to);
    row.onSelect?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const starts = groups.map((group) => rows.findIndex((row) => row.id === group.rows[0]?.id));
    const group = starts.findLastIndex((start) => start <= at);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at === rows.length - 1 ? 0 : at + 1),
      ArrowUp: () => go(at === 0 ? rows.length - 1 : at - 1),
      Tab: () => go(starts.at((group + (event.shiftKey ? -1 : 1)) % Math.max(1, starts.length)) ?? 0),
      Enter: () => choose(current, event.ctrlKey || event.metaKey),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  const count = rows.filter(({ isRecord }) => isRecord).length;
  return (
    <dialog
      ref={box}
      className={classes.box}
      aria-label={t('title')}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className={classes.head}>
        <Icon name="search" size={20} className={classes.icon} />
        <input
          // The dialog exists for this field.
          autoFocus
          className={classes.field}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          aria-label={t('field')}
          placeholder={t('field')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.cancel} onClick={onClose} tabIndex={-1}>
          <kbd className={classes.key}>Esc</kbd>
          <span>{t('cancel')}</span>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className={classes.list}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-name`}>
            <div id={`${id}-${group.id}-name`} className={classes.group}>
              {group.label}
            </div>
            {group.rows.map((row) => (
              <div
                key={row.id}
                id={`${id}-${row.id}`}
                role="option"
                aria-selected={row === current}
                aria-disabled={row.disabledReason !== undefined || undefined}
                className={classes.row}
                onPointerMove={() => setChosen(row.id)}
                onClick={(event) => choose(row, event.ctrlKey || event.metaKey)}
              >
                {row.icon !== undefined ? <Icon name={row.icon} size={17} className={classes.icon} /> : <span />}
                <bdi className={classes.label}>
                  <Marked text={row.label} q={q} />
                </bdi>
                <span className={classes.detail}>
                  {row.disabledReason ?? row.detail}
                  {row.keys?.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              </div>
            ))}
          </div>
        ))}
        {rows.length === 0 && isComplete && (
          <Muted as="p" ta="center" px="xs" py="lg">
            {t('nothing', { q: q.trim() })}
          </Muted>
        )}
      </div>
      <div className={classes.foot}>
        <output>
          {!online ? t('offline') : failed ? t('failed') : q.trim() !== '' && isComplete ? t('found', { count }) : ''}
        </output>
        <span className={classes.keys} aria-hidden="true">
          <kbd className={classes.key}>↑</kbd>
          <kbd className={classes.key}>↓</kbd> {t('key.move')} <kbd className={classes.key}>↵</kbd> {t('key.open')}{' '}
          <kbd className={classes.key}>Tab</kbd> {t('key.group')}
        </span>
      </div>
    </dialog>
  );
}
