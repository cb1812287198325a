import { useFormat } from '@parapet/sdk';
import { Card, Icon, IconButton, Muted, TextLink, VisuallyHidden } from '@parapet/ui';
import { Progress } from '@parapet/ui/forms';
import { useFirstRunText } from '../../../locales/first-run/texts.ts';
import classes from './first-run.module.css';
import { STEPS, type StepId } from './steps.ts';

interface StepsCardProps {
  /** When the organization was created. */
  createdAt: string;
  done: Readonly<Record<StepId, boolean>>;
  onHide: () => void;
}

/** What a new organization does first. Each step is ticked by what was done, and leads to where it is done. */
export function StepsCard({ createdAt, done, onHide }: StepsCardProps) {
  const t = useFirstRunText();
  const format = useFormat();
  const count = STEPS.filter(({ id }) => done[id]).length;
  const progress = t('steps.progress', { done: count, count: STEPS.length });
  return (
    <Card
      title={t('steps.title')}
      padding="none"
      actions={
        <>
          <Muted>{progress}</Muted>
          <IconButton icon="close" size="sm" label={t('steps.hide')} onClick={onHide} />
        </>
      }
    >
      <div className={classes.progress}>
        <Progress label={t('steps.title')} value={count} max={STEPS.length} text={progress} tone="green" hideTexts />
      </div>
      <ul className={classes.steps}>
        {STEPS.map(({ id, to }) => (
          <li key={id} className={classes.step} data-done={done[id] || undefined}>
            <span className={classes.tick}>{done[id] && <Icon name="check" size={12} />}</span>
            <span>
              {done[id] ? (
                <>
                  <VisuallyHidden>{t('steps.done')}</VisuallyHidden> {t(`step.${id}`)}
                </>
              ) : (
                <TextLink quiet to={to}>
                  {t(`step.${id}`)}
                </TextLink>
              )}
              {id === 'organization' && <Muted as="p">{t('steps.on', { day: format.date(createdAt) })}</Muted>}
            </span>
            {!done[id] && <Icon name="chevron-right" size={16} className={classes.arrow} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
