import { Stack } from '@parapet/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './created-risk.module.css';

/** Milliseconds until the wizard leaves (section 9). */
const LEAVES_AFTER = 1000;

interface CreatedRiskProps {
  title: string;
  onDone: () => void;
}

/** The end of the wizard: a check mark is drawn, then the page leaves. */
export function CreatedRisk({ title, onDone }: CreatedRiskProps) {
  const t = useTexts();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack as="output" gap="md" align="center" justify="center" flex={1} mih="50vh" ta="center">
      <span className={classes.circle} aria-hidden="true">
        <svg className={classes.check} viewBox="0 0 24 24" focusable={false}>
          <path d="M5 12.5l4.5 4.5L19 7.5" pathLength={1} />
        </svg>
      </span>
      <span className={classes.done}>{t('wizard.done')}</span>
      <span className={classes.title} dir="auto">
        {title}
      </span>
    </Stack>
  );
}
