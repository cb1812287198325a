import { useOnline } from '@parapet/sdk';
import { Alert } from '@parapet/ui';
import { useLayoutEffect, useRef } from 'react';
import { useFrameText } from '../locales/texts.ts';
import classes from './offline-banner.module.css';

/** Above every page while there is no connection. */
export function OfflineBanner() {
  return useOnline() ? null : <Banner />;
}

/** Pages that are as high as the window find its height in `--above-page`. */
function Banner() {
  const t = useFrameText();
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--above-page', `${banner.current?.offsetHeight ?? 0}px`);
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty('--above-page');
    };
  }, []);
  return (
    <div ref={banner} className={classes.banner}>
      <Alert kind="warning" title={t('offline.title')}>
        {t('offline.message')}
      </Alert>
    </div>
  );
}
