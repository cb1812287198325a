import { routes } from '@parapet/sdk';
import { TextLink } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';
import classes from './grc-trail.module.css';

/** The way back from a page of one GRC template. */
export function GrcTrail() {
  const t = useTexts();
  return (
    <nav aria-label={t('grc-view.trail')} className={classes.trail}>
      <TextLink quiet to={routes.cybersecurity()}>
        {t('cybersecurity.title')}
      </TextLink>
      <span aria-hidden="true">›</span>
      <TextLink quiet to={routes.grcTemplates()}>
        {t('cybersecurity.tab.grc')}
      </TextLink>
    </nav>
  );
}
