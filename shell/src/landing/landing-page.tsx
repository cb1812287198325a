import { ProductBrand, useDocumentTitle } from '@parapet/frame';
import { Navigate, useLocation } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { FeatureList, loadOverlays, Skeleton, TextLink, type IconName } from '@parapet/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { returnPath } from '../auth/return-path.ts';
import { useShellText, type ShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { AppearanceSwitches } from './appearance-switches.tsx';
import { Entry } from './entry.tsx';
import classes from './landing-page.module.css';
import { supportAddress } from './support.ts';

const ProductPicture = lazy(() => import('./product-picture.tsx').then((module) => ({ default: module.ProductPicture })));

const FEATURES: readonly { icon: IconName; text: ShellText }[] = [
  { icon: 'search', text: 'landing.feature.assess' },
  { icon: 'eye', text: 'landing.feature.monitor' },
  { icon: 'shield', text: 'landing.feature.comply' },
  { icon: 'dashboard', text: 'landing.feature.report' },
];

/** For people who are not signed in; sets up the organization of those who sign in for the first time. */
export function LandingPage() {
  const { auth, invitation } = useShell();
  const state = useStore(auth);
  const invited = useStore(invitation) !== null;
  const t = useShellText();
  const { state: history, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who comes from inside the product, by signing out, starts at the heading; a first visit is left to the browser.
  useEffect(() => {
    const fromInside = key !== 'default' || document.referrer.startsWith(`${location.origin}/`);
    if (fromInside && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [key]);
  // Signing in opens a dialog; a failure shows then.
  useEffect(() => void loadOverlays().catch(() => {}), []);
  useDocumentTitle(t('landing.title'));
  const after = returnPath(history);
  if ((state.status === 'signed-in' && !invited) || state.status === 'expired') return <Navigate to={after} replace />;
  const support = supportAddress();
  return (
    <div className={classes.root}>
      <header className={classes.bar}>
        <div className={classes.brand}>
          <ProductBrand />
        </div>
        {support !== null && (
          <TextLink href={support} quiet className={classes.support}>
            {t('landing.support')}
          </TextLink>
        )}
        <AppearanceSwitches />
      </header>
      <main id="main-content" tabIndex={-1} className={classes.main}>
        <section className={classes.hero}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>{t('landing.heading')}</h1>
          <p className={classes.lead}>{t('landing.lead')}</p>
          <Entry state={state} after={after} invited={invited} />
        </section>
        <div className={classes.picture}>
          <Suspense fallback={<Skeleton height={416} radius="lg" />}>
            <ProductPicture />
          </Suspense>
        </div>
        <FeatureList features={FEATURES.map(({ icon, text }) => ({ icon, title: t(text) }))} />
      </main>
    </div>
  );
}
