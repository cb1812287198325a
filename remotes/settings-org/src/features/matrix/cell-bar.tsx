import { LEVELS, type Level } from '@parapet/contracts';
import type { MatrixCell } from '@parapet/contracts/rules';
import { Button, Muted } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './preview-card.module.css';

interface CellBarProps {
  cell: MatrixCell;
  /** What the cell has now. */
  level: Level;
  computed: Level;
  /** Whether its level was set by hand. */
  isOwn: boolean;
  /** Null brings the computed level back. */
  onLevel: (level: Level | null) => void;
}

/** The level of the chosen cell. */
export function CellBar({ cell, level, computed, isOwn, onLevel }: CellBarProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<Level | null>(null);
  const give = (next: Level | null) => {
    setAsked(null);
    onLevel(next);
  };
  return (
    <div className={classes.bar}>
      <div className={classes.about}>
        <h3 className={classes.name}>{t('matrix.chosen', { ...cell })}</h3>
        <Muted as="div" size="xs" lh="1.125rem">
          {t('matrix.computed', { level: t(`matrix.${computed}`) })}
        </Muted>
      </div>
      <div className={classes.select}>
        <SelectField
          label={t('matrix.level')}
          labelHidden
          value={asked ?? level}
          options={LEVELS.map((value) => ({ value, label: t(`matrix.${value}`) }))}
          onChange={setAsked}
        />
      </div>
      <Button onClick={() => give(asked ?? level)}>{t('matrix.apply')}</Button>
      <Button variant="subtle" disabledReason={isOwn ? null : t('matrix.not-set')} onClick={() => give(null)}>
        {t('matrix.reset-cell')}
      </Button>
    </div>
  );
}
