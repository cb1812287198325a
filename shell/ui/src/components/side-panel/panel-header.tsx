import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { isPageKey } from '../filter-bar/search-key.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './side-panel.module.css';

export interface PanelHeaderProps {
  onClose: () => void;
  title: string;
  /** Below the title, e.g. 'SQL Server · Database template'. */
  subtitle?: ReactNode;
  icon?: IconName;
  /** Buttons below the title. */
  actions?: ReactNode;
  /** The list's neighbors of the record shown, to which K and J lead as well; a missing function disables its button. */
  neighbors?: {
    onPrevious?: () => void;
    onNext?: () => void;
    /** Which of the list's records is shown, from 1. */
    position?: { at: number; total: number };
  };
}

/** Title, buttons to the neighbors, and Close. A long title does not push the buttons out of the header. */
export function PanelHeader({
  title,
  titleId,
  subtitle,
  icon,
  actions,
  neighbors,
  onClose,
}: PanelHeaderProps & { titleId: string }) {
  const t = useTexts();
  useKeyDown((event) => {
    const key = event.key.toLowerCase();
    const go = key === 'j' ? neighbors?.onNext : key === 'k' ? neighbors?.onPrevious : undefined;
    if (go === undefined || event.ctrlKey || event.metaKey || !isPageKey(event)) return;
    event.preventDefault();
    go();
  });
  return (
    <div className={classes.header}>
      <Group gap="0.625rem" wrap="nowrap" align="flex-start">
        {icon !== undefined && (
          <span className={classes.icon}>
            <Icon name={icon} size={18} />
          </span>
        )}
        <div className={classes.names}>
          <h2 id={titleId} tabIndex={-1} data-autofocus className={classes.title} dir="auto" title={title}>
            {title}
          </h2>
          {subtitle !== undefined && <div className={classes.subtitle}>{subtitle}</div>}
        </div>
        <Group gap={0} wrap="nowrap" flex="none">
          {neighbors !== undefined && (
            <>
              {neighbors.position !== undefined && (
                <output className={classes.position}>{t('panel.position', neighbors.position)}</output>
              )}
              <IconButton
                size="sm"
                icon="chevron-up"
                label={t('panel.previous')}
                shortcut="K"
                disabled={neighbors.onPrevious === undefined}
                onClick={neighbors.onPrevious}
              />
              <IconButton
                size="sm"
                icon="chevron-down"
                label={t('panel.next')}
                shortcut="J"
                disabled={neighbors.onNext === undefined}
                onClick={neighbors.onNext}
              />
            </>
          )}
          <IconButton size="sm" icon="close" label={t('action.close')} onClick={onClose} />
        </Group>
      </Group>
      {actions !== undefined && (
        <Group gap="xs" align="stretch" mt="0.625rem">
          {actions}
        </Group>
      )}
    </div>
  );
}
