import { ProductBrand, useDocumentTitle } from '@parapet/frame';
import { Navigate, useLocation } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { CenteredLayout, FeatureList, Hero, loadOverlays, TextLink } from '@parapet/ui';
import { useEffect, useRef } from 'react';
import { returnPath } from '../auth/return-path.ts';
import { useShell } from '../shell-context.ts';
import { AppearanceSwitches } from './appearance-switches.tsx';
import { Entry } from './entry.tsx';
import classes from './landing-page.module.css';
import type { LandingText } from './locales/en.ts';
import { ProductPicture, type PictureKind } from './product-picture.tsx';
import { supportAddress } from './support.ts';
import { useLandingText } from './use-landing-text.ts';

const FEATURES: readonly { picture: PictureKind; title: LandingText; text: LandingText }[] = [
  { picture: 'assessment', title: 'landing.feature.assess', text: 'landing.feature.assess.text' },
  { picture: 'activity', title: 'landing.feature.monitor', text: 'landing.feature.monitor.text' },
  { picture: 'compliance', title: 'landing.feature.comply', text: 'landing.feature.comply.text' },
  { picture: 'analytics', title: 'landing.feature.report', text: 'landing.feature.report.text' },
];

/** For people who are not signed in; sets up the organization of those who sign in for the first time. */
export function LandingPage() {
  const { auth, invitation } = useShell();
  const state = useStore(auth);
  const invited = useStore(invitation) !== null;
  const t = useLandingText();
  const { state: history, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Somebody who comes from inside the product, by signing out, starts at the heading; on a first visit the browser decides.
  useEffect(() => {
    const fromInside = key !== 'default' || document.referrer.startsWith(`${location.origin}/`);
    if (fromInside && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [key]);
  // Loads dialogs in advance, since signing in opens one. A failure is shown then.
  useEffect(() => void loadOverlays(), []);
  useDocumentTitle(t('landing.title'));
  const after = returnPath(history);
  if ((state.status === 'signed-in' && !invited) || state.status === 'expired') return <Navigate to={after} replace />;
  const support = supportAddress();
  return (
    <CenteredLayout
      align="top"
      brand={<ProductBrand />}
      actions={
        <>
          {support !== null && (
            <TextLink href={support} quiet className={classes.support}>
              {t('landing.support')}
            </TextLink>
          )}
          <AppearanceSwitches />
        </>
      }
    >
      <Hero
        titleRef={heading}
        title={t('landing.heading')}
        text={t('landing.lead')}
        action={<Entry state={state} after={after} invited={invited} />}
        note={t('landing.note')}
      />
      <ProductPicture kind="register" label={t('landing.picture')} />
      <FeatureList
        features={FEATURES.map(({ picture, title, text }) => ({
          picture: <ProductPicture kind={picture} label="" />,
          title: t(title),
          text: t(text),
        }))}
      />
    </CenteredLayout>
  );
}
